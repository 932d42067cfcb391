import {
  seatsUpTo,
  seededRandom,
  type EntrySource,
  type RandomSource,
  type Match,
  type Table
} from '$lib/core';
import type { Game, Setup } from '$lib/games/contract/define';
import { seatsFor } from '#tests/laws/matches';
import type { PastGame } from './recorded-matches';
import type { PlayOptions } from './play';

/** A match to be recorded, before its first move. */
export interface PlannedMatch {
  readonly match: Match;
  readonly playOptions: PlayOptions;
  readonly chance: RandomSource;
}

const HOUR = 3_600_000;
const FIRST_EVENING = Date.UTC(2026, 0, 2, 19);
/** The ring of No Entry as some boxes have it, entered as a correction. */
const OTHER_RING = '0 20000 0 40000 0 10000';

/** The numbers of additional matches in which a counted bank runs out of a note. */
const EMPTY_BANKS = [461, 522, 524, 815, 885];

function numbersUpTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** The numbers of the matches that are played of each game. */
export const MATCH_NUMBERS: Readonly<Record<PastGame, readonly number[]>> = {
  'las-vegas': numbersUpTo(60),
  'las-vegas-royale': [...numbersUpTo(200), ...EMPTY_BANKS],
  razzia: numbersUpTo(96)
};

type RuleValues = readonly (readonly [id: string, ...values: string[]])[];

const BARS = ['jungle', 'colibri', 'cotton', 'havana', 'jazz', 'lincoln'];

/** The house rules of 0.1.0 with all their values. */
const HOUSE_RULES: Readonly<Record<PastGame, RuleValues>> = {
  'las-vegas': [['nobodyWon', 'same', 'next']],
  'las-vegas-royale': [
    ['nobodyWon', 'same', 'next'],
    ['sameTile', 'again', 'aside'],
    ['bank', 'counted', 'notCounted'],
    ['onlyClosed', 'free', 'chip'],
    ['closedTile', 'acts', 'still'],
    ['badLuck', 'after', 'before'],
    ['badLuckChange', 'kept', 'exact'],
    ['powerPlayUsed', 'kept', 'spent'],
    ['powerPlayLeader', 'back', 'stays', 'leader']
  ],
  razzia: [
    ['odds', 'hidden', 'shown'],
    ['equalSymbols', 'stronger', 'wins'],
    ['furthest', 'clockwise', 'shorter'],
    ['unclaimed', 'nobody', 'dealer'],
    ['threeCards', 'fewer', 'whole'],
    ['lastChits', 'box', 'round'],
    ['closed', ...BARS],
    ['alsoClosed', ...BARS]
  ]
};

/** The match with this number, identical in every run: seat counts take turns, and the rest is random. */
export function planMatch(game: Game, pastGame: PastGame, number: number): PlannedMatch {
  const chance = seededRandom(number + 1000 * (pastGame.length + 1));
  const { min, max } = game.meta.players;
  const count = min + (number % (max - min + 1));
  const players = seatsUpTo(count);
  const setup: Setup = {
    players,
    first: players[chance(count)] ?? 'p1',
    depth: chance(3) === 0 ? 'rounds' : 'turns',
    houseRules: houseRules(pastGame, number, chance)
  };
  const match: Match = {
    id: `${pastGame}-${String(number).padStart(3, '0')}`,
    game: game.meta.id,
    seats: seatsFor(players),
    options: game.options(setup),
    table: tableFor(game, chance),
    startedAt: FIRST_EVENING + number * 25 * HOUR
  };
  const playOptions = {
    dealt: pastGame === 'razzia' && setup.depth === 'turns' && chance(2) === 0,
    ...(chance(6) === 0 ? { endAfter: 5 + chance(60) } : {})
  };
  return { match, playOptions, chance };
}

/** Random house rules, except that the numbers of tiles per round take turns. */
function houseRules(pastGame: PastGame, number: number, chance: RandomSource): Setup['houseRules'] {
  const settings = HOUSE_RULES[pastGame].map(
    ([id, ...values]) => [id, values[chance(values.length)] ?? ''] as const
  );
  if (pastGame !== 'las-vegas-royale') return Object.fromEntries(settings);
  const trackRule = chance(4) === 0 ? { noEntryTrack: OTHER_RING } : {};
  const tiles = String(1 + (Math.floor(number / 4) % 6));
  return { ...Object.fromEntries(settings), tiles, ...trackRule };
}

function tableFor(game: Game, chance: RandomSource): Table {
  const randomSource = (): EntrySource => (chance(2) === 0 ? 'app' : 'table');
  return {
    parts: Object.fromEntries(game.parts.map(({ id }) => [id, randomSource()])),
    hideMoney: chance(4) === 0
  };
}
