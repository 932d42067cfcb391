import { hasLeft, nextStaying, playersInRound, stayingPlayers, type PlayerId } from '$lib/core';
import { BIG_DICE, SMALL_DICE } from '$lib/games/las-vegas/data';
import {
  FACES,
  type Casino,
  type Dice,
  type Face,
  type Purse,
  type Roll,
  type RoundOpening,
  type State,
  type DiceOwner
} from '$lib/games/las-vegas/types';

const NOTHING: Purse = { small: 0, big: 0, chips: 0, notes: [] };

/** A player's dice, chips and notes. */
export function purseOf(state: Pick<State, 'purses'>, player: PlayerId): Purse {
  return state.purses[player] ?? NOTHING;
}

/** A state that is still being built, so its members can be assigned. */
type Open<T> = { -readonly [Member in keyof T]: T[Member] };

/**
 * Copies the state so that it can be changed before it is returned. Listing every member is many times faster than
 * `{ ...state }`, and every move needs a copy.
 */
export function copyOf(state: State): Open<State> {
  const basic: Required<Omit<State, 'left' | 'paid' | 'royale' | 'paying' | 'chipCards'>> = {
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
  if (state.left !== undefined) copy.left = state.left;
  if (state.paid !== undefined) copy.paid = state.paid;
  if (state.royale !== undefined) copy.royale = state.royale;
  if (state.paying !== undefined) copy.paying = state.paying;
  if (state.chipCards !== undefined) copy.chipCards = state.chipCards;
  return copy;
}

/** Changes one purse. */
export function withPurse(state: State, player: PlayerId, change: Partial<Purse>): State {
  return { ...state, purses: { ...state.purses, [player]: { ...purseOf(state, player), ...change } } };
}

/** Changes every purse in the same way. */
export function withPurses(state: State, change: (purse: Purse, player: PlayerId) => Purse): State {
  const purses = { ...state.purses };
  for (const player of state.seats) purses[player] = change(purseOf(state, player), player);
  const changed = copyOf(state);
  changed.purses = purses;
  return changed;
}

/** Sets the number of dice left in a purse. */
export function withDice({ chips, notes, cash }: Purse, small: number, big: number): Purse {
  return cash === undefined ? { small, big, chips, notes } : { small, big, chips, notes, cash };
}

export function diceLeft(state: Pick<State, 'purses'>, player: PlayerId): number {
  const { small, big } = purseOf(state, player);
  return small + big;
}

/** True if two play this round: they also play with a neutral colour (5.1, 1.8). */
export function hasNeutral(state: Pick<State, 'seats' | 'left' | 'round'>): boolean {
  return playersInRound(state).length === 2;
}

/** True if the neutral dice of this round are still to be rolled or counted. */
export function neutralToRoll(state: State): boolean {
  return hasNeutral(state) && !state.neutral;
}

/** Owners of the dice to count at the end of a round that was not entered turn by turn. */
export function ownersToCount(state: State): readonly DiceOwner[] {
  const players = countedPlayers(state);
  return neutralToRoll(state) ? [...players, 'neutral'] : players;
}

/** Players whose dice and chips are counted then; with those who left this round while dice of theirs stay (1.6). */
export function countedPlayers(state: State): readonly PlayerId[] {
  if (state.left === undefined) return state.seats;
  return state.seats.filter((player) => !hasLeft(state, player) || diceLeft(state, player) > 0);
}

/** Dice of a colour that are still to be counted: those that are not on a tile. */
export function diceToCount(state: State, owner: DiceOwner): Dice {
  if (owner === 'neutral' || owner === 'gray') return { small: SMALL_DICE, big: BIG_DICE };
  const { small, big } = purseOf(state, owner);
  return { small, big };
}

/** True if no one has rolled, placed or passed in this round yet (7.4). */
export function isRoundUntouched(state: State): boolean {
  const hasAllDice = stayingPlayers(state).every(
    (player) => diceLeft(state, player) === SMALL_DICE + BIG_DICE
  );
  return hasAllDice && state.arena.roll === undefined && !state.passed && !areLeftDiceInPlay(state);
}

/** True if dice of a player who left are, or may be, at the casinos. */
function areLeftDiceInPlay({ left = [], casinos, purses }: State): boolean {
  return left.some(
    ({ player }) => casinos.some(({ dice }) => dice[player] !== undefined) || diceLeft({ purses }, player) > 0
  );
}

/** Number of dice of a roll that show a face. */
export function diceShowing(roll: Roll, face: Face): Dice {
  let small = 0;
  for (const die of roll.dice) if (die === face) small += 1;
  return { small, big: Number(roll.big === face) };
}

/** Adds a player's dice to a casino. */
export function addDice(
  casinos: readonly Casino[],
  number: Face,
  owner: DiceOwner,
  { small, big }: Dice
): readonly Casino[] {
  const casino = casinos[number - 1];
  if (casino === undefined || small + big === 0) return casinos;
  const present = casino.dice[owner];
  const dice = present === undefined ? { small, big } : sumOfDice(present, small, big);
  const all = [...casinos];
  all[number - 1] = { notes: casino.notes, dice: { ...casino.dice, [owner]: dice } };
  return all;
}

function sumOfDice(placedDice: Dice, small: number, big: number): Dice {
  const dice = { small: placedDice.small + small, big: placedDice.big + big };
  return placedDice.black === undefined ? dice : { ...dice, black: placedDice.black };
}

/** Puts each die of a roll at the casino of its number. */
export function addRoll(casinos: readonly Casino[], owner: DiceOwner, roll: Roll): readonly Casino[] {
  return FACES.reduce((all, face) => addDice(all, face, owner, diceShowing(roll, face)), casinos);
}

/** The next seat clockwise that has dice left; undefined if no one has any (3.4). */
export function nextWithDice(state: State): PlayerId | undefined {
  const { seats, turn } = state;
  const index = seats.indexOf(turn);
  for (let step = 1; step <= seats.length; step += 1) {
    const player = seats[(index + step) % seats.length] ?? turn;
    if (diceLeft(state, player) > 0) return player;
  }
  return undefined;
}

/** The next player clockwise, with or without dice. */
export function nextSeat(state: Pick<State, 'seats' | 'left'>, player: PlayerId): PlayerId {
  if (state.left !== undefined) return nextStaying(state, player);
  const { seats } = state;
  return seats[(seats.indexOf(player) + 1) % seats.length] ?? player;
}

/** The player who starts the round if the player who would start it has left (1.9). */
export function withoutLeft(state: Pick<State, 'seats' | 'left'>, opening: RoundOpening): RoundOpening {
  const { player: before } = opening;
  if (!hasLeft(state, before)) return opening;
  const player = nextStaying(state, before);
  return { player, why: { code: 'leftBegins', rule: '1.9', player, before } };
}
