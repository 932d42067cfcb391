import type { EntrySource } from '$lib/core';
import { shown } from '$lib/games/las-vegas/actions/draft';
import type { AskOf, LasVegasAsk } from './asks/asked';
import type { TileMode } from './tiles/tile-mode';
import { tileMode, turnAsk } from './tiles/tile-asks';
import { FACES, type Face, type Tap, type View } from '$lib/games/las-vegas/types';

/** The current ask, and the control that answers it. */
export type Mode =
  | { readonly mode: 'rest' }
  | { readonly mode: 'deal'; readonly ask: AskOf<'draw'>; readonly control: 'app' | 'table' }
  /** The app draws the next tile, or the players tap its side. */
  | { readonly mode: 'lay'; readonly ask: AskOf<'draw'>; readonly control: 'app' | 'table' }
  /** The app draws the notes of the bank, the players count them, or nobody does. */
  | {
      readonly mode: 'bank';
      readonly ask: AskOf<'draw'>;
      readonly control: 'app' | 'table';
      /** The only kind of note asked for, with its maximum count; absent if all kinds are. */
      readonly only?: { readonly value: number; readonly most: number };
    }
  | { readonly mode: 'neutral'; readonly ask: AskOf<'dice'>; readonly control: 'app' | 'table' }
  | {
      readonly mode: 'turn';
      readonly roll: AskOf<'dice'>;
      readonly place: AskOf<'choose'>;
      readonly control: 'app' | 'table' | 'rolled';
      /** A turn that a tile allows instead of rolling. */
      readonly instead?: AskOf<'choose'>;
    }
  /** The app draws the chip cards of the round, or the players enter them. */
  | { readonly mode: 'chipCards'; readonly ask: AskOf<'draw'>; readonly control: 'app' | 'table' }
  /** A player takes a chip card of one casino, or none. */
  | { readonly mode: 'chipCard'; readonly ask: AskOf<'choose'> }
  /** The roll is known; a casino is to be chosen. */
  | {
      readonly mode: 'choose';
      readonly place: AskOf<'choose'>;
      /** A turn that a tile allows instead of placing, if the house rule says so. */
      readonly instead?: AskOf<'choose'>;
    }
  | {
      readonly mode: 'count';
      readonly ask: AskOf<'counts'>;
      /** Roll of the neutral dice, if the app may make it. */
      readonly neutral?: AskOf<'dice'>;
      readonly at: Counting;
    }
  | TileMode;

/** Page of the count: overview, a casino, or the chips. */
export type Counting = 'board' | Face | 'chips';

export interface BoardAsked {
  readonly view: View;
  readonly asks: readonly LasVegasAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, EntrySource>>;
}

/** Chooses the control to show: the one that was tapped last, else the one set in the match's options. */
export function modeOf(on: BoardAsked): Mode {
  const { view, asks, draft, parts } = on;
  const tile = tileMode(on);
  if (tile !== undefined) return tile;
  const deal = asked(asks, 'deal', 'draw');
  if (deal !== undefined) return { mode: 'deal', ask: deal, control: control(draft, parts['notes']) };
  const lay = asked(asks, 'tile', 'draw');
  if (lay !== undefined) return { mode: 'lay', ask: lay, control: control(draft, parts['tiles']) };
  const bank = asked(asks, 'bank', 'draw');
  if (bank !== undefined)
    return { mode: 'bank', ask: bank, control: control(draft, parts['notes']), ...onlyKind(on) };
  const laid = asked(asks, 'chipCards', 'draw');
  if (laid !== undefined)
    return { mode: 'chipCards', ask: laid, control: control(draft, parts['chipCards']) };
  const claim = asked(asks, 'chipCard', 'choose');
  if (claim !== undefined) return { mode: 'chipCard', ask: claim };
  const count = asked(asks, 'count', 'counts');
  const neutral = asked(asks, 'neutral', 'dice');
  if (count !== undefined)
    return {
      mode: 'count',
      ask: count,
      at: countingAt(draft),
      ...(neutral === undefined ? {} : { neutral })
    };
  if (neutral !== undefined)
    return { mode: 'neutral', ask: neutral, control: control(draft, parts['neutral']) };
  const place = asked(asks, 'place', 'choose');
  if (place === undefined) return { mode: 'rest' };
  const roll = asked(asks, 'roll', 'dice');
  const instead = turnAsk(asks);
  const beside = instead === undefined ? {} : { instead };
  if (view.roll !== undefined || roll === undefined) return { mode: 'choose', place, ...beside };
  const way = shown(draft) === 'rolled' ? 'rolled' : control(draft, parts['dice']);
  return { mode: 'turn', roll, place, control: way, ...beside };
}

/** The kind of note counted, if the count covers only one. */
function onlyKind({ asks, view }: BoardAsked): {
  readonly only?: { readonly value: number; readonly most: number };
} {
  const value = view.royale?.counting?.kind;
  // eslint-disable-next-line house/words -- the id of an ask
  const [row] = asked(asks, 'bank counts', 'counts')?.groups[0]?.rows ?? [];
  return value === undefined || row === undefined ? {} : { only: { value, most: row.max } };
}

function asked<Kind extends LasVegasAsk['kind']>(
  asks: readonly LasVegasAsk[],
  id: string,
  kind: Kind
): AskOf<Kind> | undefined {
  return asks.find((ask): ask is AskOf<Kind> => ask.id === id && ask.kind === kind);
}

export function control(draft: readonly Tap[], part: EntrySource | undefined): 'app' | 'table' {
  const show = shown(draft);
  if (show === 'app' || show === 'table') return show;
  return part === 'app' ? 'app' : 'table';
}

function countingAt(draft: readonly Tap[]): Counting {
  const show = shown(draft);
  if (show === 'chips') return 'chips';
  return FACES.find((face) => show === `casino ${face}`) ?? 'board';
}
