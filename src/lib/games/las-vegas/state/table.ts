import { hasLeft, nextStayingPlayer, playersInRound, stayingPlayers, type PlayerId } from '$lib/core';
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

const EMPTY_PURSE: Purse = { small: 0, big: 0, chips: 0, notes: [] };

/** A player's dice, chips and notes. */
export function purseOf(state: Pick<State, 'purses'>, player: PlayerId): Purse {
  return state.purses[player] ?? EMPTY_PURSE;
}

/** A state that is still being built, so its members can be assigned. */
type Mutable<T> = { -readonly [Member in keyof T]: T[Member] };

/**
 * Copies the state so that it can be changed before it is returned. Listing every member is many times faster than
 * `{ ...state }`, and every move needs a copy.
 */
export function copyOf(state: State): Mutable<State> {
  const requiredMembers: Required<Omit<State, 'left' | 'paid' | 'royale' | 'paying' | 'chipCards'>> = {
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
  const openState: Mutable<State> = requiredMembers;
  if (state.left !== undefined) openState.left = state.left;
  if (state.paid !== undefined) openState.paid = state.paid;
  if (state.royale !== undefined) openState.royale = state.royale;
  if (state.paying !== undefined) openState.paying = state.paying;
  if (state.chipCards !== undefined) openState.chipCards = state.chipCards;
  return openState;
}

/** Changes one purse. */
export function withPurse(state: State, player: PlayerId, changes: Partial<Purse>): State {
  return { ...state, purses: { ...state.purses, [player]: { ...purseOf(state, player), ...changes } } };
}

/** Changes every purse in the same way. */
export function withPurses(state: State, update: (purse: Purse, player: PlayerId) => Purse): State {
  const purses = { ...state.purses };
  for (const player of state.seats) purses[player] = update(purseOf(state, player), player);
  const nextState = copyOf(state);
  nextState.purses = purses;
  return nextState;
}

/** Sets the number of dice left in a purse. */
export function withDice({ chips, notes, cash }: Purse, smallCount: number, bigCount: number): Purse {
  return cash === undefined
    ? { small: smallCount, big: bigCount, chips, notes }
    : { small: smallCount, big: bigCount, chips, notes, cash };
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
export function isNeutralRollDue(state: State): boolean {
  return hasNeutral(state) && !state.neutral;
}

/** Owners of the dice to count at the end of a round that was not entered turn by turn. */
export function ownersToCount(state: State): readonly DiceOwner[] {
  const players = countedPlayers(state);
  return isNeutralRollDue(state) ? [...players, 'neutral'] : players;
}

/**
 * Players whose dice and chips are counted at the end of such a round. This includes players who left during it and
 * whose dice stay (1.6).
 */
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
  let smallCount = 0;
  for (const die of roll.dice) if (die === face) smallCount += 1;
  return { small: smallCount, big: Number(roll.big === face) };
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
  const diceBefore = casino.dice[owner];
  const dice = diceBefore === undefined ? { small, big } : sumOfDice(diceBefore, small, big);
  const nextCasinos = [...casinos];
  nextCasinos[number - 1] = { notes: casino.notes, dice: { ...casino.dice, [owner]: dice } };
  return nextCasinos;
}

function sumOfDice(placedDice: Dice, addedSmall: number, addedBig: number): Dice {
  const dice = { small: placedDice.small + addedSmall, big: placedDice.big + addedBig };
  return placedDice.black === undefined ? dice : { ...dice, black: placedDice.black };
}

/** Puts each die of a roll at the casino of its number. */
export function addRoll(casinos: readonly Casino[], owner: DiceOwner, roll: Roll): readonly Casino[] {
  return FACES.reduce(
    (casinosSoFar, face) => addDice(casinosSoFar, face, owner, diceShowing(roll, face)),
    casinos
  );
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
  if (state.left !== undefined) return nextStayingPlayer(state, player);
  const { seats } = state;
  return seats[(seats.indexOf(player) + 1) % seats.length] ?? player;
}

/** The player who starts the round if the player who would start it has left (1.9). */
export function openingWithoutLeaver(
  state: Pick<State, 'seats' | 'left'>,
  opening: RoundOpening
): RoundOpening {
  const { player: leaver } = opening;
  if (!hasLeft(state, leaver)) return opening;
  const player = nextStayingPlayer(state, leaver);
  return { player, why: { code: 'leftBegins', rule: '1.9', player, before: leaver } };
}
