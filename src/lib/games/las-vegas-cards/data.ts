import { addPieces, type Deck } from '$lib/core';
import { NUMBERS, type CardName, type Cards, type CasinoNumber } from './types';

/** Rounds of a game, and the most turns of a round (printed). */
export const ROUNDS = 4;
export const TURNS = 6;
/** Cards in hand (printed). */
export const HAND_SIZE = 5;
/** Number of placed cards at which a player stops after the turn (printed). */
export const STOP_COUNT = 8;
/** The most cards that a player can have at the casinos: seven, and five more in one turn (printed). */
export const MAX_CARDS = STOP_COUNT - 1 + HAND_SIZE;
/** Notes per casino (printed). */
export const NOTES_PER_CASINO = 2;
/** The position of the note to be entered: its casino, and whether it is the first one there. */
export interface NextNote {
  readonly casino: number;
  readonly first: boolean;
}

/** Returns the position of a note by its number in the order of entering, from 1. */
export function nextNote(next: number): NextNote {
  return { casino: Math.ceil(next / NOTES_PER_CASINO), first: next % NOTES_PER_CASINO === 1 };
}

/** Returns the number of the next round, or undefined after the last. */
export function nextRound(round: number): number | undefined {
  return round < ROUNDS ? round + 1 : undefined;
}

/** Dice in one placement that give a claim to a chip card (printed). */
export const DICE_FOR_A_CHIP_CARD = 2;
/** Cards of the third colour per round: as many as stop a player (our interpretation). */
export const NEUTRAL_CARDS = STOP_COUNT;

/** Values of a note in whole dollars. The range is printed, the eight steps are assumed. */
export const NOTE_VALUES = [30000, 40000, 50000, 60000, 70000, 80000, 90000, 100000] as const;
/** Number of notes in the box (printed). No source gives the count per value. */
export const ALL_NOTES = ROUNDS * NUMBERS.length * NOTES_PER_CASINO;
/** The same number of notes of each value: our guess, which the owner confirms or corrects. */
export const NOTES_GUESSED: Deck = Object.fromEntries(
  NOTE_VALUES.map((value) => [String(value), ALL_NOTES / NOTE_VALUES.length])
);

/** Number of single and double cards per number in a player's set (corroborated). */
export const SINGLES_PER_NUMBER = 4;
export const DOUBLES_PER_NUMBER = 1;

/** Makes the id of a card: "single 3", "double 3". */
export function cardName(number: number, dice: number): CardName {
  return `${dice === 2 ? 'double' : 'single'} ${number}`;
}

/** The face of a card: its number, which is its casino, and its dice. */
interface CardFace {
  readonly number: CasinoNumber;
  readonly dice: 1 | 2;
}

/** The faces of a set by card id, from the single 1 to the double 6. */
const FACES_BY_NAME: ReadonlyMap<CardName, CardFace> = new Map(
  NUMBERS.flatMap((number) =>
    ([1, 2] as const).map((dice) => [cardName(number, dice), { number, dice }] as const)
  )
);

/** The card ids of a set, from the single 1 to the double 6. */
export const CARD_NAMES: readonly CardName[] = [...FACES_BY_NAME.keys()];

/** One player's thirty cards: per number four with one die and one with two (corroborated). */
export const CARD_SET: Deck = Object.fromEntries(
  [...FACES_BY_NAME].map(([name, { dice }]) => [name, dice === 1 ? SINGLES_PER_NUMBER : DOUBLES_PER_NUMBER])
);

/** The upper bound of notes per value, used if the owner has not counted them. */
export const MAX_NOTE_COUNTS: Deck = Object.fromEntries(NOTE_VALUES.map((value) => [value, ALL_NOTES]));

/** Number of cards in a set: six hands of five (printed). */
export const SET_SIZE = TURNS * HAND_SIZE;

/** Checks whether this is the id of a card. */
export function isCard(name: unknown): name is CardName {
  return CARD_NAMES.some((each) => each === name);
}

/** Returns the face of a card. Throws a RangeError for an unknown id. */
export function cardOf(name: CardName): CardFace {
  const face = FACES_BY_NAME.get(name);
  if (face === undefined) throw new RangeError(`no card is called ${name}`);
  return face;
}

export function isCasinoNumber(value: unknown): value is CasinoNumber {
  return NUMBERS.some((each) => each === value);
}

/** Counts the cards. */
export function cardCount({ single, double }: Cards): number {
  return single + double;
}

/** Counts the dice on these cards. */
export function diceOf({ single, double }: Cards): number {
  return single + 2 * double;
}

/** Sorts card ids in the order of a set. */
export function sortCards(cards: readonly CardName[]): readonly CardName[] {
  return [...cards].sort((a, b) => CARD_NAMES.indexOf(a) - CARD_NAMES.indexOf(b));
}

/** Returns these cards to a deck. */
export function returnCards(deck: Deck, cards: Deck): Deck {
  return addPieces(
    deck,
    Object.entries(cards).flatMap(([card, count]) => Array<CardName>(count).fill(card))
  );
}
