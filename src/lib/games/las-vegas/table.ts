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

/** The table with one purse changed. */
export function withPurse(state: State, player: PlayerId, change: Partial<Purse>): State {
  return { ...state, purses: { ...state.purses, [player]: { ...purseOf(state, player), ...change } } };
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
  return whole && state.roll === undefined && !state.passed;
}

/** How many dice of a roll show a face. */
export function showing(roll: Roll, face: Face): Dice {
  return { small: roll.dice.filter((die) => die === face).length, big: Number(roll.big === face) };
}

/** The casinos with dice of one player added. */
export function addDice(
  casinos: readonly Casino[],
  number: Face,
  who: Who,
  { small, big }: Dice
): readonly Casino[] {
  if (small + big === 0) return casinos;
  return casinos.map((casino, index) => {
    if (index + 1 !== number) return casino;
    const there = casino.dice[who] ?? { small: 0, big: 0 };
    const dice = { ...there, small: there.small + small, big: there.big + big };
    return { ...casino, dice: { ...casino.dice, [who]: dice } };
  });
}

/** The casinos with a whole roll put where its numbers are. */
export function addRoll(casinos: readonly Casino[], who: Who, roll: Roll): readonly Casino[] {
  return FACES.reduce((all, face) => addDice(all, face, who, showing(roll, face)), casinos);
}

/** The player to the left: the next seat clockwise, with or without dice. */
export function nextSeat({ seats }: Pick<State, 'seats'>, player: PlayerId): PlayerId {
  return seats[(seats.indexOf(player) + 1) % seats.length] ?? player;
}
