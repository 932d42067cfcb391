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
import * as say from './strings/en/shared';

export const ROUNDS = 3;

/** Chips move in heaps: one posting whose value is the number of chips. */
export const CHIP_HEAP = { piece: 'chips', heap: true } as const;

/** The most tiles of one player at one casino (stated by the rules). */
export const MAX_TILES = 2;

/** Number of +3 tokens in the box, and the value that each adds (stated by the rules). */
export const TOKENS = 6;
export const TOKEN_VALUE = 3;

/** The most tokens that can be placed together with a tile; more can be added before another tile is placed. */
export const TOKENS_AT_ONCE = 3;

/** The tile that may not be placed at a casino rigged by its own team (stated by the rules). */
export const FAULT_TILE = 7;

/** The fine of a learning game (stated by the rules). */
export const LEARNING_FINE = 10;

/** Number of poker chips in the box (stated by the rules). Their values are not known, so each counts as one. */
export const CHIPS = 98;

/** The names of the casinos: three stated by the rules, two from a single review, the sixth unknown. */
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

/**
 * Returns the casinos in play: two fixer cards per fixer, and one more card with two or four players (derived from the
 * rules).
 */
export function casinosFor(players: number): readonly CasinoId[] {
  return CASINO_IDS.slice(0, players === 2 || players === 4 ? 5 : 6);
}

/** The starting jackpot if no setup card was copied (a guess: owners should check their box). */
export const USUAL_START = 10;

const NEIGHBOUR_TEAMS: Positions = [
  [1, 2],
  [3, 4]
];
const OPPOSITE_TEAMS: Positions = [
  [1, 3],
  [2, 4]
];
const FIVE_PLAYER_TEAMS: Positions = [[1, 2], [3, 5], [4]];
const SIX_PLAYER_TEAMS: Positions = [
  [1, 2],
  [3, 6],
  [4, 5]
];

const USUAL_TEAMS: Readonly<Record<number, readonly Positions[]>> = {
  4: [NEIGHBOUR_TEAMS, NEIGHBOUR_TEAMS, OPPOSITE_TEAMS],
  5: [FIVE_PLAYER_TEAMS, FIVE_PLAYER_TEAMS, FIVE_PLAYER_TEAMS],
  6: [SIX_PLAYER_TEAMS, SIX_PLAYER_TEAMS, SIX_PLAYER_TEAMS]
};

/**
 * Returns the teams of each round if no setup card was copied. Because another player starts the turn order each round,
 * no one gets the same partner twice. With four players this is derived from the rules, which say that only the last
 * round differs; which neighbours are partners in the first two rounds is a guess. With five or six players, all teams
 * are a guess.
 */
export function usualTeams(players: number): readonly Positions[] {
  const soloTeams = Array.from({ length: players }, (_, index) => [index + 1]);
  return USUAL_TEAMS[players] ?? [soloTeams, soloTeams, soloTeams];
}

export function usualCard(players: number): SetUpCard {
  return { start: USUAL_START, removed: [], teams: usualTeams(players) };
}

export function usualCasinos(players: number): readonly CasinoCard[] {
  return casinosFor(players).map((_, index) => ({ name: CASINO_NAMES[index] ?? '' }));
}

/** Returns the tiles of one set, without those that the setup card removes. */
export function tilesInSet({ removed: removedTiles }: Pick<SetUpCard, 'removed'>): readonly number[] {
  return TILE_NUMBERS.filter((number) => !removedTiles.includes(number));
}

/** Returns the team sizes with this many players, largest first; with two or three, all are solo. */
export function teamSizes(players: number): readonly number[] {
  if (players < 4) return Array<number>(players).fill(1);
  const pairs = Array<number>(Math.floor(players / 2)).fill(2);
  return players % 2 === 0 ? pairs : [...pairs, 1];
}

/**
 * Returns the teams of a round, in the turn order of their fixers. The partner earlier in turn order is the
 * fixer (3.2).
 */
export function teamsFrom(
  groups: readonly (readonly PlayerId[])[],
  seats: readonly PlayerId[],
  firstPlayer: PlayerId
): readonly Team[] {
  const order = clockwiseFrom(seats, firstPlayer);
  const sortedGroups = groups
    .map((group) => order.filter((player) => group.includes(player)))
    .sort(
      ([fixer = firstPlayer], [otherFixer = firstPlayer]) => order.indexOf(fixer) - order.indexOf(otherFixer)
    );
  return sortedGroups.map(([fixer = firstPlayer, partner], index): Team => {
    const team = { id: TEAM_IDS[index] ?? 't1', fixer };
    return partner === undefined ? team : { ...team, partner };
  });
}

/** Converts places in turn order to the players at them. */
export function playersAt(
  positions: Positions,
  seats: readonly PlayerId[],
  firstPlayer: PlayerId
): readonly (readonly PlayerId[])[] {
  const order = clockwiseFrom(seats, firstPlayer);
  return positions.map((teamPlaces) => teamPlaces.flatMap((place) => order[place - 1] ?? []));
}

/** Returns the id of a fixer card in the deck: its casino and the name of that casino. */
export function fixerCard(casino: CasinoId, name: string): string {
  return `${casino} ${name}`;
}

/** Returns the casino of a fixer card, or undefined if it is not a fixer card. */
export function casinoOf(card: string): CasinoId | undefined {
  return CASINO_IDS.find((casino) => card.startsWith(fixerCard(casino, '')));
}

/** Returns the name of the casino on a fixer card. */
export function casinoNameOnCard(card: string): string {
  const casino = casinoOf(card);
  return casino === undefined ? card : card.slice(fixerCard(casino, '').length);
}
