import type { EntrySource } from '$lib/core';
import { shown } from '$lib/games/las-vegas/draft';
import type { AskOf, LasVegasAsk } from './asked';
import type { TileMode } from './tiles/tile-mode';
import { tileMode, turnAsk } from './tiles/tile-asks';
import { FACES, type Face, type Tap, type View } from '$lib/games/las-vegas/types';

/** What the table is asked now, and the control that asks it. */
export type Mode =
  | { readonly mode: 'rest' }
  | { readonly mode: 'deal'; readonly ask: AskOf<'draw'>; readonly control: 'app' | 'table' }
  /** The next tile is drawn, or its side is tapped. */
  | { readonly mode: 'lay'; readonly ask: AskOf<'draw'>; readonly control: 'app' | 'table' }
  /** The notes of the bank are drawn, counted, or not counted. */
  | {
      readonly mode: 'bank';
      readonly ask: AskOf<'draw'>;
      readonly control: 'app' | 'table';
      /** The only kind of note that is asked for, and how many of it can lie there; absent where all are. */
      readonly only?: { readonly value: number; readonly most: number };
    }
  | { readonly mode: 'neutral'; readonly ask: AskOf<'dice'>; readonly control: 'app' | 'table' }
  | {
      readonly mode: 'turn';
      readonly roll: AskOf<'dice'>;
      readonly place: AskOf<'choose'>;
      readonly control: 'app' | 'table' | 'rolled';
      /** What a tile allows instead of rolling. */
      readonly instead?: AskOf<'choose'>;
    }
  /** The chip cards of the round are drawn, or tapped in. */
  | { readonly mode: 'chipCards'; readonly ask: AskOf<'draw'>; readonly control: 'app' | 'table' }
  /** A chip card of one casino is taken, or none. */
  | { readonly mode: 'chipCard'; readonly ask: AskOf<'choose'> }
  /** The roll is known. */
  | {
      readonly mode: 'choose';
      readonly place: AskOf<'choose'>;
      /** What a tile allows instead of placing, where the table plays it so. */
      readonly instead?: AskOf<'choose'>;
    }
  | {
      readonly mode: 'count';
      readonly ask: AskOf<'counts'>;
      /** The neutral dice, where the app may roll them. */
      readonly neutral?: AskOf<'dice'>;
      readonly at: Counting;
    }
  | TileMode;

/** What is being counted: nothing yet, a casino, or the chips. */
export type Counting = 'board' | Face | 'chips';

export interface BoardAsked {
  readonly view: View;
  readonly asks: readonly LasVegasAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, EntrySource>>;
}

/** Which control the board shows: what was tapped last, else what the table has said of its parts. */
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

/** The kind of note that alone is counted. */
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
