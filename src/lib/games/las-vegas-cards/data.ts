import { put, type Deck } from '$lib/core';
import { NUMBERS, type CardName, type Cards, type CasinoNumber } from './types';

/** Rounds of a game, and turns of a round at the most (printed). */
export const ROUNDS = 4;
export const TURNS = 6;
/** Cards in hand (printed). */
export const HAND = 5;
/** Whoever has so many cards at the casinos at the end of a turn stops (printed). */
export const STOP = 8;
/** Cards at the casinos at the most: seven, and five more in one turn (printed). */
export const MOST_CARDS = STOP - 1 + HAND;
/** Notes a casino (printed). */
export const NOTES_EACH = 2;
/** A note that is told: at which casino, and whether it is the first one there. */
export interface NextNote {
  readonly casino: number;
  readonly first: boolean;
}

/** Which note is told next, so many of them told. */
export function nextNote(told: number): NextNote {
  return { casino: Math.floor(told / NOTES_EACH) + 1, first: told % NOTES_EACH === 0 };
}

/** The round after this one; undefined after the last. */
export function nextRound(round: number): number | undefined {
  return round < ROUNDS ? round + 1 : undefined;
}

/** Dice in one placement that a chip card asks for (printed). */
export const DICE_FOR_A_CHIP_CARD = 2;
/** Cards of the third colour a round: as many as stop a player (our reading). */
export const NEUTRAL_CARDS = STOP;

/** What a note can be worth, in dollars: the range is printed, the eight steps are assumed. */
export const NOTE_VALUES = [30000, 40000, 50000, 60000, 70000, 80000, 90000, 100000] as const;
/** Notes of the box (printed); how many of each value, no source says. */
export const ALL_NOTES = ROUNDS * NUMBERS.length * NOTES_EACH;

/** Cards of one number in a player's set (corroborated). */
export const SINGLES = 4;
export const DOUBLES = 1;

/** "single 3", or "double 3". */
export function cardName(number: number, dice: number): CardName {
  return `${dice === 2 ? 'double' : 'single'} ${number}`;
}

/** What a card shows: its number, which is its casino, and its dice. */
interface CardFace {
  readonly number: CasinoNumber;
  readonly dice: 1 | 2;
}

/** What the cards of a set show, by name, from the single 1 to the double 6. */
const FACES_BY_NAME: ReadonlyMap<CardName, CardFace> = new Map(
  NUMBERS.flatMap((number) =>
    ([1, 2] as const).map((dice) => [cardName(number, dice), { number, dice }] as const)
  )
);

/** The cards of a set, in that order. */
export const CARD_NAMES: readonly CardName[] = [...FACES_BY_NAME.keys()];

/** One player's thirty cards: of each number four with one die and one with two (corroborated). */
export const CARD_SET: Deck = Object.fromEntries(
  [...FACES_BY_NAME].map(([name, { dice }]) => [name, dice === 1 ? SINGLES : DOUBLES])
);

/** As many notes of each value as there might be, where nobody has counted them. */
export const UNCOUNTED: Deck = Object.fromEntries(NOTE_VALUES.map((value) => [value, ALL_NOTES]));

/** Cards of a set in all: six hands of five (printed). */
export const SET_SIZE = TURNS * HAND;

/** Whether any set has a card of this name. */
export function isCard(name: unknown): name is CardName {
  return CARD_NAMES.some((each) => each === name);
}

/** What a card of this name shows. Throws a RangeError if there is none. */
export function cardOf(name: CardName): CardFace {
  const face = FACES_BY_NAME.get(name);
  if (face === undefined) throw new RangeError(`no card is called ${name}`);
  return face;
}

export function isCasinoNumber(value: unknown): value is CasinoNumber {
  return NUMBERS.some((each) => each === value);
}

/** How many cards these are. */
export function cardCount({ single, double }: Cards): number {
  return single + double;
}

/** Dice on these cards. */
export function diceOf({ single, double }: Cards): number {
  return single + 2 * double;
}

/** The cards of a selection as names, in the order of a set. */
export function inOrder(cards: readonly CardName[]): readonly CardName[] {
  return [...cards].sort((one, other) => CARD_NAMES.indexOf(one) - CARD_NAMES.indexOf(other));
}

/** A deck of all cards that are not among these. */
export function back(deck: Deck, cards: Deck): Deck {
  return put(
    deck,
    Object.entries(cards).flatMap(([card, count]) => Array<CardName>(count).fill(card))
  );
}
