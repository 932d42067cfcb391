import {
  capitalize,
  hasMembers,
  isCount,
  isListOf,
  isOptional,
  isPlayer,
  isRecordOf,
  type Deck,
  type PlayerId
} from '$lib/core';
import * as say from './strings/en';

/** The colours of the chip cards. Pink and gold are named in print; the owner can name the others. */
// eslint-disable-next-line house/words -- stored ids; the words module has the texts for screens
export const CHIP_COLOURS = ['pink', 'gold', 'third colour', 'fourth colour', 'fifth colour'] as const;
export type ChipColour = (typeof CHIP_COLOURS)[number];

/** Number of cards per colour; colours without cards are absent. */
export type ChipCards = Readonly<Partial<Record<ChipColour, number>>>;

/** Number of cards of each colour: the box has twenty-five in five colours. */
export const CARDS_OF_A_COLOUR = 5;

/** All chip cards of the box, as a deck. */
export const ALL_CHIP_CARDS: Deck = Object.fromEntries(
  CHIP_COLOURS.map((colour) => [colour, CARDS_OF_A_COLOUR])
);

/** Dollars for none, one, two … five cards of one colour. */
const BONUS_BY_COUNT = [0, 10000, 30000, 60000, 100000, 150000] as const;

/** The possible bonuses of one colour, in whole dollars. */
export const BONUSES: readonly number[] = BONUS_BY_COUNT.filter((bonus) => bonus > 0);

/** Returns the bonus for this many chip cards of one colour, in whole dollars. More than five cards count as five. */
export function chipCardBonus(count: number): number {
  return BONUS_BY_COUNT[Math.max(0, Math.min(count, CARDS_OF_A_COLOUR))] ?? 0;
}

/** A player's bonus for one colour at the end. */
export interface ColourBonus {
  readonly colour: ChipColour;
  readonly count: number;
  /** Whole dollars. */
  readonly value: number;
}

/** Returns the bonus of each colour of which the player has cards. */
export function colourBonuses(cards: ChipCards): readonly ColourBonus[] {
  return CHIP_COLOURS.flatMap((colour) => {
    const count = cards[colour] ?? 0;
    return count === 0 ? [] : [{ colour, count, value: chipCardBonus(count) }];
  });
}

/** Counts the chip cards of all colours. */
export function chipCardCount(cards: ChipCards): number {
  return colourBonuses(cards).reduce((sum, { count }) => sum + count, 0);
}

/** Sums the bonuses of all colours, in whole dollars. */
export function chipCardTotal(cards: ChipCards): number {
  return colourBonuses(cards).reduce((sum, { value }) => sum + value, 0);
}

/** Adds one card of that colour. */
export function withChipCard(cards: ChipCards, colour: ChipColour): ChipCards {
  return { ...cards, [colour]: (cards[colour] ?? 0) + 1 };
}

/** Checks whether a value is a chip card colour. */
export function isChipColour(value: unknown): value is ChipColour {
  return CHIP_COLOURS.some((each) => each === value);
}

/** Removes one card of that colour. Throws a RangeError if there is none. */
export function withoutChipCard(cards: ChipCards, colour: ChipColour): ChipCards {
  const { [colour]: count = 0, ...others } = cards;
  if (count < 1) throw new RangeError(`there is no chip card of the colour ${colour}`);
  return count === 1 ? others : { ...others, [colour]: count - 1 };
}

/** The default names of the colours. */
export const CHIP_COLOUR_NAMES: Readonly<Record<ChipColour, string>> = say.colourNames;

/** Returns the button label of a colour: the owner's name for it, or a default label. */
export function chipColourLabel(colour: ChipColour, name: string = CHIP_COLOUR_NAMES[colour]): string {
  return name === CHIP_COLOUR_NAMES[colour] ? say.colourLabels[colour] : capitalize(name);
}

/** The value of one more chip card of a colour for a player. */
export interface ChipGain {
  readonly colour: ChipColour;
  /** Cards of that colour, including this one. */
  readonly count: number;
  /** Whole dollars that it adds. */
  readonly gain: number;
}

/** Returns the ordinal of this card within its colour: "the third". */
export function ordinalOfGain({ count }: ChipGain): string {
  return say.ordinals[count - 1] ?? '';
}

/** Returns the gain of one more card of each available colour, for a player with `ownedCards`. */
export function chipGains(availableCards: ChipCards, ownedCards: ChipCards): readonly ChipGain[] {
  return coloursOf(availableCards).map((colour) => {
    const count = (ownedCards[colour] ?? 0) + 1;
    return { colour, count, gain: chipCardBonus(count) - chipCardBonus(count - 1) };
  });
}

/** Returns the colours of these cards, each listed once. */
export function coloursOf(cards: ChipCards): readonly ChipColour[] {
  return CHIP_COLOURS.filter((colour) => (cards[colour] ?? 0) > 0);
}

/** One of the chip cards that were at a casino, and the player who took it; `taker` is absent if it is still there. */
export interface CasinoChipCard<Casino extends number = number> {
  readonly casino: Casino;
  readonly colour: ChipColour;
  /** Index among the cards of its colour at this casino, from 0. */
  readonly card: number;
  readonly taker?: PlayerId;
}

/** Casino → player → the chip cards that this player took there. */
export type ChipsTaken<Casino extends number = number> = Readonly<
  Partial<Record<Casino, Readonly<Partial<Record<PlayerId, readonly ChipColour[]>>>>>
>;

/** Validates one chip card at a casino, with its taker if there is one; `isCasino` checks the casino. */
export function isCasinoChipCard(value: unknown, isCasino: (casino: unknown) => boolean): boolean {
  return hasMembers(value, {
    casino: isCasino,
    colour: isChipColour,
    card: isCount,
    taker: isOptional(isPlayer)
  });
}

/** Validates a record of the chip cards taken at valid casinos. */
export function isChipsTaken(value: unknown, isCasino: (casino: unknown) => boolean): boolean {
  return isRecordOf(
    value,
    (casino) => isCasino(Number(casino)) && String(Number(casino)) === casino,
    (players) => isRecordOf(players, isPlayer, (colours) => isListOf(colours, isChipColour))
  );
}

/** Groups the taken chip cards by casino and player. */
export function groupTakenCards<Casino extends number>(
  casinoCards: readonly CasinoChipCard<Casino>[]
): ChipsTaken<Casino> {
  const takenCards: Partial<Record<Casino, Partial<Record<PlayerId, readonly ChipColour[]>>>> = {};
  for (const { casino, colour, taker } of casinoCards) {
    if (taker === undefined) continue;
    const byPlayer = takenCards[casino] ?? {};
    takenCards[casino] = { ...byPlayer, [taker]: [...(byPlayer[taker] ?? []), colour] };
  }
  return takenCards;
}
