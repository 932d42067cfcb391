import type { Progress } from '$lib/core';
import { chipCardView } from '$lib/games/las-vegas/actions/chip-cards';
import { ROUNDS } from '$lib/games/las-vegas/data';
import { owedTo } from '$lib/games/las-vegas/payout/debts';
import { tileAt } from '$lib/games/las-vegas/tiles/shared/tile-moments';
import { claims } from '$lib/games/las-vegas/payout/payout';
import { withPendingPlacement } from '$lib/games/las-vegas/actions/placing';
import { hasNeutral, purseOf } from './table';
import { tileOf, type InPlay, type TileView } from '$lib/games/las-vegas/tiles';
import type { BankCount, Doing } from './royale';
import {
  FACES,
  type Casino,
  type CasinoView,
  type Dice,
  type Face,
  type State,
  type View,
  type Who
} from '$lib/games/las-vegas/types';

/** Everything that a screen may show, without the secrets of tiles. */
export function view(entered: State): View {
  const state = withPendingPlacement(entered);
  const { seats, left, depth, round, phase, opening, turn, unseen, arena, rolls, paid } = state;
  const chipCards = chipCardView(state);
  return {
    seats,
    ...(left === undefined ? {} : { left }),
    depth,
    round,
    rounds: ROUNDS,
    phase,
    opening,
    turn,
    players: seats.map((player) => {
      const owed = owedTo(state, player);
      return { player, ...purseOf(state, player), ...(owed === 0 ? {} : { owed }) };
    }),
    unseen,
    casinos: state.casinos.map((casino, index) => ({
      ...casinoView(casino, index),
      ...tileThere(state, index)
    })),
    neutral: !hasNeutral(state) ? 'none' : state.neutral ? 'placed' : 'toRoll',
    ...arena,
    rolls,
    ...(paid === undefined ? {} : { paid: paidView(paid) }),
    ...royaleView(state),
    ...(chipCards === undefined ? {} : { chipCards })
  };
}

function paidView({
  round,
  casinos,
  tiles,
  laid = []
}: NonNullable<State['paid']>): NonNullable<View['paid']> {
  const shown = casinos.map((casino, index) => {
    const here = laid.find(({ at }) => at === index + 1);
    return { ...casinoView(casino, index), ...(here === undefined ? {} : { tile: tileView(here) }) };
  });
  return { round, casinos: shown, ...(tiles === undefined ? {} : { tiles }) };
}

function royaleView({ options, royale, paying }: State): Pick<View, 'royale'> {
  if (royale === undefined || options.royale === undefined) return {};
  const { tiles, bank, counting, doing } = royale;
  return {
    royale: {
      options: options.royale,
      tiles: tiles.map(tileView),
      ...(bank === undefined ? {} : { bank }),
      ...(counting === undefined ? {} : { counting: countingView(counting) }),
      ...(doing === undefined ? {} : { doing: shownDoing(doing) }),
      ...(paying === undefined ? {} : { paidTo: paying.paidTo, paidTiles: paying.paidTiles })
    }
  };
}

/** Leaves out the held move: it was entered, but has no effect until the bank is counted. */
function countingView({ kind }: BankCount): { readonly kind?: number } {
  return kind === undefined ? {} : { kind };
}

function shownDoing(doing: Doing): Doing {
  return { ...doing, step: tileOf(doing.tile).show?.(doing.step) ?? doing.step };
}

function tileView(here: InPlay): TileView {
  const { side, title, does } = tileOf(here.tile);
  return { ...here, side, title, does };
}

function tileThere(state: State, index: number): Pick<CasinoView, 'tile' | 'closed'> {
  const face = FACES[index] ?? 1;
  const here = tileAt(state, face);
  const closed = state.royale?.closed === face;
  return { ...(here === undefined ? {} : { tile: tileView(here) }), ...(closed ? { closed } : {}) };
}

function casinoView(casino: Casino, index: number): CasinoView {
  const number = FACES[index] ?? 1;
  return { number, notes: casino.notes, claims: claims(number, casino) };
}

/** A casino that has exactly these dice. */
export function counting(
  number: Face,
  notes: CasinoView['notes'],
  dice: Readonly<Partial<Record<Who, Dice>>>
): CasinoView {
  return { number, notes, claims: claims(number, { notes, dice }) };
}

/** A casino with these dice added. */
export function placing(casino: CasinoView, who: Who, dice: Dice): CasinoView {
  const there: Partial<Record<Who, Dice>> = {};
  for (const { own } of casino.claims) there[own.who] = own;
  const { small, big, black = 0 } = there[who] ?? { small: 0, big: 0 };
  const extra = black + (dice.black ?? 0);
  const own = { small: small + dice.small, big: big + dice.big, ...(extra > 0 ? { black: extra } : {}) };
  return { ...casino, ...counting(casino.number, casino.notes, { ...there, [who]: own }) };
}

export function progress(state: State): Progress {
  return { round: state.round, of: ROUNDS };
}
