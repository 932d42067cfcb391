import { TEAM_IDS, clockwiseFrom, type PlayerId } from '$lib/core';
import {
  CASINO_IDS,
  TILE_NUMBERS,
  type CasinoCard,
  type CasinoId,
  type Positions,
  type SetUpCard,
  type Team
} from './types';
import * as say from './data-words';

export const ROUNDS = 3;

/** Chips change hands in heaps, whose value is how many. */
export const HEAP = { piece: 'chips', heap: true } as const;

/** Tiles of one player at one casino (stated). */
export const MOST_TILES = 2;

/** +3 tokens in the box, and what each adds (stated). */
export const TOKENS = 6;
export const TOKEN_ADDS = 3;

/** So many tokens may be placed together with a tile; more come to it before another tile is placed. */
export const TOKENS_AT_ONCE = 3;

/** The tile that is too obvious at the own rigged casino (stated). */
export const SEVEN = 7;

/** The fine of a learning game (stated). */
export const TEN = 10;

/** Poker chips in the box (stated); what they are worth is not known, so each counts one. */
export const CHIPS = 98;

/** What the casinos are called: three in the rules (stated), two in a review (single), the sixth not known. */
export const CASINO_NAMES = [
  'Santorini',
  /* eslint-disable house/words -- names of casinos */
  'Sunset Gondola',
  'The Peacock',
  'Sunken Treasure',
  'Gold Rush',
  /* eslint-enable house/words */
  say.sixthCasino
] as const;

/** Casinos in play: two fixer cards for each fixer, and with two or four players one card more (derived). */
export function casinosFor(players: number): readonly CasinoId[] {
  return CASINO_IDS.slice(0, players === 2 || players === 4 ? 5 : 6);
}

/** The starting jackpot, where no set-up card was copied (guess: check your box). */
export const USUAL_START = 10;

const NEIGHBOURS: Positions = [
  [1, 2],
  [3, 4]
];
const ACROSS: Positions = [
  [1, 3],
  [2, 4]
];
const FIVE: Positions = [[1, 2], [3, 5], [4]];
const SIX: Positions = [
  [1, 2],
  [3, 6],
  [4, 5]
];

const USUAL_TEAMS: Readonly<Record<number, readonly Positions[]>> = {
  4: [NEIGHBOURS, NEIGHBOURS, ACROSS],
  5: [FIVE, FIVE, FIVE],
  6: [SIX, SIX, SIX]
};

/**
 * Who plays together in each round, where no set-up card was copied. Four: the rules say that only the last
 * round is different, so that nobody meets a partner twice (derived; which neighbours sit together in the
 * first two is a guess). Five and six: a guess in which nobody meets a partner twice.
 */
export function usualTeams(players: number): readonly Positions[] {
  const alone = Array.from({ length: players }, (_, index) => [index + 1]);
  return USUAL_TEAMS[players] ?? [alone, alone, alone];
}

export function usualCard(players: number): SetUpCard {
  return { start: USUAL_START, removed: [], teams: usualTeams(players) };
}

export function usualCasinos(players: number): readonly CasinoCard[] {
  return casinosFor(players).map((_, index) => ({ name: CASINO_NAMES[index] ?? '' }));
}

/** The tiles of one set, once those that the set-up card removes are in the box. */
export function tilesWith({ removed }: Pick<SetUpCard, 'removed'>): readonly number[] {
  return TILE_NUMBERS.filter((number) => !removed.includes(number));
}

/** The sizes of teams with so many players, largest first: everybody is alone with two or three. */
export function teamSizes(players: number): readonly number[] {
  if (players < 4) return Array<number>(players).fill(1);
  const pairs = Array<number>(Math.floor(players / 2)).fill(2);
  return players % 2 === 0 ? pairs : [...pairs, 1];
}

/** The teams of a round, in the order of turns of their fixers: of two, the earlier one fixes (3.2). */
export function teamsFrom(
  groups: readonly (readonly PlayerId[])[],
  seats: readonly PlayerId[],
  first: PlayerId
): readonly Team[] {
  const order = clockwiseFrom(seats, first);
  const sorted = groups
    .map((group) => order.filter((player) => group.includes(player)))
    .sort(([one = first], [other = first]) => order.indexOf(one) - order.indexOf(other));
  return sorted.map(([fixer = first, partner], index): Team => {
    const team = { id: TEAM_IDS[index] ?? 't1', fixer };
    return partner === undefined ? team : { ...team, partner };
  });
}

/** Places in the order of turns, as the players who sit there. */
export function playersAt(
  positions: Positions,
  seats: readonly PlayerId[],
  first: PlayerId
): readonly (readonly PlayerId[])[] {
  const order = clockwiseFrom(seats, first);
  return positions.map((places) => places.flatMap((place) => order[place - 1] ?? []));
}
