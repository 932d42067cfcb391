import {
  capital,
  hasMembers,
  isCount,
  isListOf,
  isMaybe,
  isPlayer,
  isRecordOf,
  type Deck,
  type PlayerId
} from '$lib/core';
import * as say from './words';

/**
 * The colours of the chip cards: pink and gold are named in print, the others are whatever the table
 * calls them.
 */
// eslint-disable-next-line house/words -- as they are kept; what a screen says of them stands in the words
export const CHIP_COLOURS = ['pink', 'gold', 'third colour', 'fourth colour', 'fifth colour'] as const;
export type ChipColour = (typeof CHIP_COLOURS)[number];

/** How many cards of each colour somebody has; a colour without any is absent. */
export type ChipCards = Readonly<Partial<Record<ChipColour, number>>>;

/** Cards of each colour: twenty-five in five colours. */
export const CARDS_OF_A_COLOUR = 5;

/** All chip cards of the box, as a deck. */
export const ALL_CHIP_CARDS: Deck = Object.fromEntries(
  CHIP_COLOURS.map((colour) => [colour, CARDS_OF_A_COLOUR])
);

/** Dollars for none, one, two … five cards of one colour. */
const LADDER = [0, 10000, 30000, 60000, 100000, 150000] as const;

/** What a colour can bring, in dollars. */
export const BONUSES: readonly number[] = LADDER.filter((bonus) => bonus > 0);

/** What so many chip cards of one colour are worth at the end, in dollars; above five nothing is added. */
export function chipCardBonus(count: number): number {
  return LADDER[Math.max(0, Math.min(count, CARDS_OF_A_COLOUR))] ?? 0;
}

/** What one colour brings somebody at the end. */
export interface ColourBonus {
  readonly colour: ChipColour;
  readonly count: number;
  /** Whole dollars. */
  readonly value: number;
}

/** The bonus of each colour that somebody has any of. */
export function colourBonuses(cards: ChipCards): readonly ColourBonus[] {
  return CHIP_COLOURS.flatMap((colour) => {
    const count = cards[colour] ?? 0;
    return count === 0 ? [] : [{ colour, count, value: chipCardBonus(count) }];
  });
}

/** How many chip cards these are. */
export function chipCardCount(cards: ChipCards): number {
  return colourBonuses(cards).reduce((sum, { count }) => sum + count, 0);
}

/** What they are worth together at the end, in dollars. */
export function chipCardTotal(cards: ChipCards): number {
  return colourBonuses(cards).reduce((sum, { value }) => sum + value, 0);
}

/** These cards and one more of that colour. */
export function withChipCard(cards: ChipCards, colour: ChipColour): ChipCards {
  return { ...cards, [colour]: (cards[colour] ?? 0) + 1 };
}

/** Whether it is a colour of chip cards. */
export function isChipColour(value: unknown): value is ChipColour {
  return CHIP_COLOURS.some((each) => each === value);
}

/** These cards and one fewer of that colour. Throws a RangeError if there is none. */
export function withoutChipCard(cards: ChipCards, colour: ChipColour): ChipCards {
  const { [colour]: count = 0, ...others } = cards;
  if (count < 1) throw new RangeError(`there is no chip card of the colour ${colour}`);
  return count === 1 ? others : { ...others, [colour]: count - 1 };
}

/** What a colour is called that the table has given no name. */
export const CHIP_COLOUR_NAMES: Readonly<Record<ChipColour, string>> = say.colourNames;

/** What stands on a button that means a colour: the name that the table has given it, else which one it is. */
export function chipColourLabel(colour: ChipColour, name: string = CHIP_COLOUR_NAMES[colour]): string {
  return name === CHIP_COLOUR_NAMES[colour] ? say.colourLabels[colour] : capital(name);
}

/** What one more chip card of a colour is worth to somebody. */
export interface ChipGain {
  readonly colour: ChipColour;
  /** Cards of that colour with this one. */
  readonly count: number;
  /** Dollars that it adds. */
  readonly gain: number;
}

/** Which card of its colour this one would be: "the third". */
export function gainWords({ count }: ChipGain): string {
  return say.nth[count - 1] ?? '';
}

/** What each of the cards that lie there would add to those that somebody owns. */
export function chipGains(lying: ChipCards, owned: ChipCards): readonly ChipGain[] {
  return coloursOf(lying).map((colour) => {
    const count = (owned[colour] ?? 0) + 1;
    return { colour, count, gain: chipCardBonus(count) - chipCardBonus(count - 1) };
  });
}

/** The colours of these cards, each once. */
export function coloursOf(cards: ChipCards): readonly ChipColour[] {
  return CHIP_COLOURS.filter((colour) => (cards[colour] ?? 0) > 0);
}

/** One of the chip cards that lay at a casino, and who took it; nobody where it still lies there. */
export interface ChipLot<Casino extends number = number> {
  readonly casino: Casino;
  readonly colour: ChipColour;
  /** Which one of its colour there, from 0. */
  readonly card: number;
  readonly taker?: PlayerId;
}

/** Casino → player → the chip cards that this player took there. */
export type ChipsTaken<Casino extends number = number> = Readonly<
  Partial<Record<Casino, Readonly<Partial<Record<PlayerId, readonly ChipColour[]>>>>>
>;

/** Each chip card that lies at these casinos, with whoever was told last to have taken it. */
export function chipLots<Casino extends number>(
  casinos: readonly Casino[],
  lying: readonly ChipCards[],
  told: readonly ChipLot<Casino>[]
): readonly ChipLot<Casino>[] {
  return casinos.flatMap((casino, at) =>
    coloursOf(lying[at] ?? {}).flatMap((colour) =>
      Array.from({ length: lying[at]?.[colour] ?? 0 }, (_, card): ChipLot<Casino> => {
        const lot = { casino, colour, card };
        return told.findLast((each) => isSameLot(each, lot)) ?? lot;
      })
    )
  );
}

function isSameLot(one: ChipLot, other: ChipLot): boolean {
  return one.casino === other.casino && one.colour === other.colour && one.card === other.card;
}

/** The same chip card, taken by somebody, or by nobody. */
export function lotTakenBy<Casino extends number>(
  { casino, colour, card }: ChipLot<Casino>,
  taker: PlayerId | undefined
): ChipLot<Casino> {
  return taker === undefined ? { casino, colour, card } : { casino, colour, card, taker };
}

/** Whether it says of one chip card at such a casino who took it. */
export function isChipLot(value: unknown, isCasino: (casino: unknown) => boolean): boolean {
  return hasMembers(value, {
    casino: isCasino,
    colour: isChipColour,
    card: isCount,
    taker: isMaybe(isPlayer)
  });
}

/** Whether it says what was taken at such casinos, and by whom. */
export function isChipsTaken(value: unknown, isCasino: (casino: unknown) => boolean): boolean {
  return isRecordOf(
    value,
    (casino) => isCasino(Number(casino)) && String(Number(casino)) === casino,
    (there) => isRecordOf(there, isPlayer, (colours) => isListOf(colours, isChipColour))
  );
}

/** What was taken of these chip cards, and by whom. */
export function takenOf<Casino extends number>(lots: readonly ChipLot<Casino>[]): ChipsTaken<Casino> {
  const taken: Partial<Record<Casino, Partial<Record<PlayerId, readonly ChipColour[]>>>> = {};
  for (const { casino, colour, taker } of lots) {
    if (taker === undefined) continue;
    const there = taken[casino] ?? {};
    taken[casino] = { ...there, [taker]: [...(there[taker] ?? []), colour] };
  }
  return taken;
}

/** The same chip cards one by one, as they are told. */
export function lotsTaken<Casino extends number>(
  casinos: readonly Casino[],
  taken: ChipsTaken<Casino>
): readonly ChipLot<Casino>[] {
  return casinos.flatMap((casino) => {
    const lots: ChipLot<Casino>[] = [];
    for (const [player, colours] of Object.entries(taken[casino] ?? {}) as [PlayerId, ChipColour[]][])
      for (const colour of colours) {
        const card = lots.filter((lot) => lot.colour === colour).length;
        lots.push({ casino, colour, card, taker: player });
      }
    return lots;
  });
}

/** Somebody's chip cards by what the table calls the colours. */
type NamedCards = readonly (readonly [colour: string, count: number])[];

/**
 * The first of these holdings that the box cannot show, and the colour that it holds too often; without
 * a colour where there are more colours than in the box. Undefined where all of them fit.
 */
export function surplusChipCard(
  holdings: readonly NamedCards[]
): { readonly holding: number; readonly colour?: string } | undefined {
  const seen = new Map<string, number>();
  for (const [holding, cards] of holdings.entries())
    for (const [colour, count] of cards) {
      const sum = (seen.get(colour) ?? 0) + count;
      seen.set(colour, sum);
      if (sum > CARDS_OF_A_COLOUR) return { holding, colour };
      if (seen.size > CHIP_COLOURS.length) return { holding };
    }
  return undefined;
}
