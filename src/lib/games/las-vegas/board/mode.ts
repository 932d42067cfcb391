import type { Ask, By } from '$lib/core';
import { shown } from '$lib/games/las-vegas/draft';
import { tileMode, type TileMode } from './tiles/tile-mode';
import { FACES, type Face, type Move, type Tap, type View, type Why } from '$lib/games/las-vegas/types';

export type LasVegasAsk = Ask<Move, Why>;
export type AskOf<Kind extends LasVegasAsk['kind']> = Extract<LasVegasAsk, { kind: Kind }>;

/** What the table is asked now, and the control that asks it. */
export type Mode =
  | { readonly mode: 'rest' }
  | { readonly mode: 'deal'; readonly ask: AskOf<'draw'>; readonly control: 'app' | 'typed' }
  /** The next tile is drawn, or its side is tapped. */
  | { readonly mode: 'lay'; readonly ask: AskOf<'draw'>; readonly control: 'app' | 'typed' }
  /** The notes of the bank are drawn, counted, or not counted. */
  | {
      readonly mode: 'bank';
      readonly ask: AskOf<'draw'>;
      readonly control: 'app' | 'typed';
    }
  | { readonly mode: 'neutral'; readonly ask: AskOf<'dice'>; readonly control: 'app' | 'typed' }
  | {
      readonly mode: 'turn';
      readonly roll: AskOf<'dice'>;
      readonly place: AskOf<'choose'>;
      readonly control: 'app' | 'typed' | 'rolled';
      /** What a tile allows instead of rolling. */
      readonly instead?: AskOf<'choose'>;
    }
  /** The roll is known. */
  | { readonly mode: 'choose'; readonly place: AskOf<'choose'> }
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

export interface Asked {
  readonly view: View;
  readonly asks: readonly LasVegasAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, By>>;
}

/** Which control the board shows: what was tapped last, else what the table has said of its parts. */
export function modeOf(on: Asked): Mode {
  const { view, asks, draft, parts } = on;
  const tile = tileMode(on);
  if (tile !== undefined) return tile;
  const deal = asked(asks, 'deal', 'draw');
  if (deal !== undefined) return { mode: 'deal', ask: deal, control: control(draft, parts['notes']) };
  const lay = asked(asks, 'tile', 'draw');
  if (lay !== undefined) return { mode: 'lay', ask: lay, control: control(draft, parts['tiles']) };
  const bank = asked(asks, 'bank', 'draw');
  if (bank !== undefined) return { mode: 'bank', ask: bank, control: control(draft, parts['notes']) };
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
  if (view.roll !== undefined || roll === undefined) return { mode: 'choose', place };
  const way = shown(draft) === 'rolled' ? 'rolled' : control(draft, parts['dice']);
  const instead = asked(asks, 'power-play use', 'choose');
  return { mode: 'turn', roll, place, control: way, ...(instead === undefined ? {} : { instead }) };
}

function asked<Kind extends LasVegasAsk['kind']>(
  asks: readonly LasVegasAsk[],
  id: string,
  kind: Kind
): AskOf<Kind> | undefined {
  return asks.find((ask): ask is AskOf<Kind> => ask.id === id && ask.kind === kind);
}

export function control(draft: readonly Tap[], part: By | undefined): 'app' | 'typed' {
  const show = shown(draft);
  if (show === 'app' || show === 'typed') return show;
  return part === 'app' ? 'app' : 'typed';
}

function countingAt(draft: readonly Tap[]): Counting {
  const show = shown(draft);
  if (show === 'chips') return 'chips';
  return FACES.find((face) => show === `casino ${face}`) ?? 'board';
}
