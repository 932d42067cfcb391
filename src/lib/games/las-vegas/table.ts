import type { PlayerId } from '$lib/core';
import { BIG_DICE, SMALL_DICE } from './data';
import {
  FACES,
  type Casino,
  type Dice,
  type Face,
  type Purse,
  type Roll,
  type State,
  type Who
} from './types';

const NOTHING: Purse = { small: 0, big: 0, chips: 0, notes: [] };

/** What a player has in front of him. */
export function purseOf(state: Pick<State, 'purses'>, player: PlayerId): Purse {
  return state.purses[player] ?? NOTHING;
}

/** A table that is still being put together. */
type Open<T> = { -readonly [Member in keyof T]: T[Member] };

/**
 * A copy of the table, to be changed before it is handed on. Every member is written out: that is
 * many times faster than `{ ...state }`, and every move needs it.
 */
export function copyOf(state: State): Open<State> {
  const basic: Required<Omit<State, 'paid' | 'royale' | 'paying' | 'chipCards'>> = {
    options: state.options,
    seats: state.seats,
    depth: state.depth,
    round: state.round,
    phase: state.phase,
    opening: state.opening,
    turn: state.turn,
    purses: state.purses,
    unseen: state.unseen,
    under: state.under,
    casinos: state.casinos,
    neutral: state.neutral,
    arena: state.arena,
    passed: state.passed,
    rolls: state.rolls
  };
  const copy: Open<State> = basic;
  if (state.paid !== undefined) copy.paid = state.paid;
  if (state.royale !== undefined) copy.royale = state.royale;
  if (state.paying !== undefined) copy.paying = state.paying;
  if (state.chipCards !== undefined) copy.chipCards = state.chipCards;
  return copy;
}

/** The table with one purse changed. */
export function withPurse(state: State, player: PlayerId, change: Partial<Purse>): State {
  return { ...state, purses: { ...state.purses, [player]: { ...purseOf(state, player), ...change } } };
}

/** The table with every purse changed alike. */
export function withPurses(state: State, change: (purse: Purse, player: PlayerId) => Purse): State {
  const purses = { ...state.purses };
  for (const player of state.seats) purses[player] = change(purseOf(state, player), player);
  const changed = copyOf(state);
  changed.purses = purses;
  return changed;
}

/** A purse with so many dice left. */
export function withDice({ chips, notes, cash }: Purse, small: number, big: number): Purse {
  return cash === undefined ? { small, big, chips, notes } : { small, big, chips, notes, cash };
}

export function diceLeft(state: State, player: PlayerId): number {
  const { small, big } = purseOf(state, player);
  return small + big;
}

/** Two players play with a neutral colour (5.1). */
export function hasNeutral(state: Pick<State, 'seats'>): boolean {
  return state.seats.length === 2;
}

/** Whether the neutral dice of this round have still to be rolled or counted. */
export function neutralToRoll(state: State): boolean {
  return hasNeutral(state) && !state.neutral;
}

/** Whose dice the table counts at the end of a round of which it told nothing. */
export function counted(state: State): readonly Who[] {
  return neutralToRoll(state) ? [...state.seats, 'neutral'] : state.seats;
}

/** The dice of a colour that have still to be counted: those that lie on no tile. */
export function toCount(state: State, who: Who): Dice {
  if (who === 'neutral' || who === 'gray') return { small: SMALL_DICE, big: BIG_DICE };
  const { small, big } = purseOf(state, who);
  return { small, big };
}

/** Whether nobody has rolled, placed or passed yet in this round (7.4). */
export function untouched(state: State): boolean {
  const whole = state.seats.every((player) => diceLeft(state, player) === SMALL_DICE + BIG_DICE);
  return whole && state.arena.roll === undefined && !state.passed;
}

/** How many dice of a roll show a face. */
export function showing(roll: Roll, face: Face): Dice {
  let small = 0;
  for (const die of roll.dice) if (die === face) small += 1;
  return { small, big: Number(roll.big === face) };
}

/** The casinos with dice of one player added. */
export function addDice(
  casinos: readonly Casino[],
  number: Face,
  who: Who,
  { small, big }: Dice
): readonly Casino[] {
  const casino = casinos[number - 1];
  if (casino === undefined || small + big === 0) return casinos;
  const there = casino.dice[who];
  const dice = there === undefined ? { small, big } : together(there, small, big);
  const all = [...casinos];
  all[number - 1] = { notes: casino.notes, dice: { ...casino.dice, [who]: dice } };
  return all;
}

function together(there: Dice, small: number, big: number): Dice {
  const dice = { small: there.small + small, big: there.big + big };
  return there.black === undefined ? dice : { ...dice, black: there.black };
}

/** The casinos with a whole roll put where its numbers are. */
export function addRoll(casinos: readonly Casino[], who: Who, roll: Roll): readonly Casino[] {
  return FACES.reduce((all, face) => addDice(all, face, who, showing(roll, face)), casinos);
}

/** Whose turn it is after this one: the next seat clockwise with dice, or undefined where nobody has any (3.4). */
export function nextWithDice(state: State): PlayerId | undefined {
  let player = state.turn;
  do player = nextSeat(state, player);
  while (player !== state.turn && diceLeft(state, player) === 0);
  return diceLeft(state, player) > 0 ? player : undefined;
}

/** The player to the left: the next seat clockwise, with or without dice. */
export function nextSeat({ seats }: Pick<State, 'seats'>, player: PlayerId): PlayerId {
  return seats[(seats.indexOf(player) + 1) % seats.length] ?? player;
}
