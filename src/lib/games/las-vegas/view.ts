import type { Progress } from '$lib/core';
import { ROUNDS } from './data';
import { claims } from './payout';
import { hasNeutral, purseOf } from './table';
import {
  FACES,
  type Casino,
  type CasinoView,
  type Dice,
  type Face,
  type State,
  type View,
  type Who
} from './types';

/** All that a screen may know. Nothing in this game is hidden. */
export function view(state: State): View {
  const { seats, depth, round, phase, opening, turn, unseen, roll, rolls, paid } = state;
  return {
    seats,
    depth,
    round,
    rounds: ROUNDS,
    phase,
    opening,
    turn,
    players: seats.map((player) => ({ player, ...purseOf(state, player) })),
    unseen,
    casinos: state.casinos.map(casinoView),
    neutral: !hasNeutral(state) ? 'none' : state.neutral ? 'placed' : 'toRoll',
    ...(roll === undefined ? {} : { roll }),
    rolls,
    ...(paid === undefined ? {} : { paid: { round: paid.round, casinos: paid.casinos.map(casinoView) } })
  };
}

function casinoView(casino: Casino, index: number): CasinoView {
  const number = FACES[index] ?? 1;
  return { number, notes: casino.notes, claims: claims(number, casino) };
}

/** A casino as it stands with just these dice there. */
export function counting(
  number: Face,
  notes: CasinoView['notes'],
  dice: Readonly<Partial<Record<Who, Dice>>>
): CasinoView {
  return { number, notes, claims: claims(number, { notes, dice }) };
}

/** A casino as it would stand with these dice placed there as well. */
export function placing(casino: CasinoView, who: Who, dice: Dice): CasinoView {
  const there: Partial<Record<Who, Dice>> = {};
  for (const { own } of casino.claims) there[own.who] = own;
  const { small, big } = there[who] ?? { small: 0, big: 0 };
  return counting(casino.number, casino.notes, {
    ...there,
    [who]: { ...there[who], small: small + dice.small, big: big + dice.big }
  });
}

export function progress(state: State): Progress {
  return { round: state.round, of: ROUNDS };
}
