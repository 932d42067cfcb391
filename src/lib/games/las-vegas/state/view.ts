import type { Progress } from '$lib/core';
import { chipCardView } from '$lib/games/las-vegas/state/chip-cards';
import { ROUNDS } from '$lib/games/las-vegas/data';
import { claims } from '$lib/games/las-vegas/payout/payout';
import { withPendingPlacement } from '$lib/games/las-vegas/actions/placing';
import { mainRules } from '$lib/games/las-vegas/tiles';
import { owedTo } from './main-state';
import { hasNeutral, purseOf } from './table';
import {
  FACES,
  type Casino,
  type CasinoView,
  type Dice,
  type Face,
  type State,
  type View,
  type DiceOwner
} from '$lib/games/las-vegas/types';

/** Everything that a screen may show, without the secrets of tiles. */
export function view(currentState: State): View {
  const state = withPendingPlacement(currentState);
  const { seats, left, depth, round, phase, opening, turn, unseen, arena, rolls, paid } = state;
  const chipCards = chipCardView(state);
  const mainGameRules = mainRules(state);
  const royale = mainGameRules?.view(state);
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
      const debtTotal = owedTo(state, player);
      return { player, ...purseOf(state, player), ...(debtTotal === 0 ? {} : { owed: debtTotal }) };
    }),
    unseen,
    casinos: state.casinos.map((casino, index) => ({
      ...casinoView(casino, index),
      ...mainGameRules?.casinoView(state, FACES[index] ?? 1)
    })),
    neutral: !hasNeutral(state) ? 'none' : state.neutral ? 'placed' : 'toRoll',
    ...arena,
    rolls,
    ...(paid === undefined ? {} : { paid: paidView(paid, mainGameRules) }),
    ...(royale === undefined ? {} : { royale }),
    ...(chipCards === undefined ? {} : { chipCards })
  };
}

function paidView(
  { round, casinos, tiles, laid = [] }: NonNullable<State['paid']>,
  mainGameRules: ReturnType<typeof mainRules>
): NonNullable<View['paid']> {
  const casinoViews = casinos.map((casino, index) => {
    const tileInPlay = laid.find(({ at }) => at === index + 1);
    const tile = tileInPlay && mainGameRules?.tileView(tileInPlay);
    return { ...casinoView(casino, index), ...(tile === undefined ? {} : { tile }) };
  });
  return { round, casinos: casinoViews, ...(tiles === undefined ? {} : { tiles }) };
}

function casinoView(casino: Casino, index: number): CasinoView {
  const number = FACES[index] ?? 1;
  return { number, notes: casino.notes, claims: claims(number, casino) };
}

/** A casino that has exactly these dice. */
export function withExactDice(
  number: Face,
  notes: CasinoView['notes'],
  dice: Readonly<Partial<Record<DiceOwner, Dice>>>
): CasinoView {
  return { number, notes, claims: claims(number, { notes, dice }) };
}

/** A casino with these dice added. */
export function withAddedDice(casino: CasinoView, owner: DiceOwner, dice: Dice): CasinoView {
  const diceByOwner: Partial<Record<DiceOwner, Dice>> = {};
  for (const { own } of casino.claims) diceByOwner[own.who] = own;
  const { small, big, black = 0 } = diceByOwner[owner] ?? { small: 0, big: 0 };
  const blackCount = black + (dice.black ?? 0);
  const diceAfter = {
    small: small + dice.small,
    big: big + dice.big,
    ...(blackCount > 0 ? { black: blackCount } : {})
  };
  return { ...casino, ...withExactDice(casino.number, casino.notes, { ...diceByOwner, [owner]: diceAfter }) };
}

export function progress(state: State): Progress {
  return { round: state.round, roundCount: ROUNDS };
}
