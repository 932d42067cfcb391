import { CaseError } from '$lib/games/define';
import {
  choice,
  count,
  flag,
  group,
  list,
  numberOr,
  people,
  person,
  type Member,
  type GroupPart
} from '$lib/games/statement';
import type { ByName } from '$lib/games/position';
import { TOKENS } from '$lib/games/vegas-strip/data';
import type { Holder, Laid, Limits } from '$lib/games/vegas-strip/types';
import type { SeatedTable } from './seated-table';

export const MOST_PLAYERS = 6;
const MOST_TILES_HERE = 12;

/** A tile, alone or with tokens on it. */
export const tile = numberOr(
  'number',
  { is: count(1, 7, 'a tile'), label: 'number' },
  { plus: { is: count(1, TOKENS, 'a number of tokens'), label: '+3 tokens' } },
  'a tile from 1 to 7, alone or as { number, plus }'
);

const two = list(tile, 'a list of tiles', { label: 'Tile', least: 0, most: 2, allowed: 'at most two tiles' });

/** The tiles that lie at a casino, by player. */
export const tiles = people(two, 0, MOST_PLAYERS);
/** The same of the blockers of two players. */
export const blockers = people(two, 0, 2);

const team = list(person(), 'a list of names', { label: 'Player', least: 1, most: 2 });

const MOST_JACKPOT = 999;
const MOST_CHIPS = 9999;
const TEAMS =
  'one or two players each, the fixer first: alone with two and three players, two teams of two with four, one alone besides with five, three teams of two with six';

/** What a round hangs on beside its casinos. */
export const roundMembers = {
  round: { is: count(1, 3, 'a round'), title: 'The round' },
  start: {
    is: count(0, MOST_JACKPOT, 'chips'),
    title: 'Starting jackpot',
    hint: 'as your set-up card says'
  }
} as const satisfies Readonly<Record<string, Member>>;

export const teamsMember = {
  is: list(team, 'a list of teams', { label: 'Team', least: 2, most: 3 }),
  title: 'The teams, each fixer first',
  says: TEAMS
} as const satisfies Member;

/** What the people have and owe beside what lies at the casinos. */
export const peopleMembers = {
  extra: {
    is: people(count(0, MOST_JACKPOT, 'chips'), 0, MOST_PLAYERS),
    title: 'Chips from characters',
    more: 'Chips from characters',
    absent: true,
    says: 'chips that characters gave each this round'
  },
  chips: {
    is: people(count(0, MOST_CHIPS, 'chips'), 0, MOST_PLAYERS),
    title: 'Chips owned before',
    more: 'Chips owned before',
    absent: true,
    says: 'what each owned before the round'
  },
  sevens: {
    is: list(person(), 'a list of names', { label: 'Player', least: 0, most: MOST_PLAYERS }),
    title: 'A 7 at one’s own rigged casino that no tile shows',
    more: 'A 7 that no tile shows',
    absent: true,
    says: 'whose 7 at their own team’s rigged casino no tile shows: its sums are all that is known, or a token came later'
  },
  penalty: {
    is: choice([
      { value: 'ten', label: 'Ten chips' },
      { value: 'all', label: 'All of the round' }
    ]),
    title: 'A 7 at one’s own rigged casino costs',
    more: 'The fine',
    absent: 'no 7 without a token lies at the rigged casino of its own team',
    says: 'what such a 7 costs'
  }
} as const satisfies Readonly<Record<string, Member>>;

/** What is told of every casino, however its tiles are. */
export const houseParts = {
  jackpot: { is: count(0, MOST_JACKPOT, 'chips'), label: 'jackpot' }
} as const satisfies Readonly<Record<string, GroupPart>>;

export const riggedPart = {
  is: person(),
  label: 'rigged by',
  absent: 'said',
  says: 'where a team rigged it, its fixer; each fixer rigged one casino'
} as const satisfies GroupPart;

export const byBlockersPart = {
  is: flag('The blockers lead', 'Their tiles lead'),
  label: 'the leader’s blockers lead',
  absent: 'said',
  says: 'with two players only: whether it is the blockers of the `leader`'
} as const satisfies GroupPart;

/** The two rules of characters that are known. */
export const limits = group({
  tiles: { is: count(1, MOST_TILES_HERE, 'a number of tiles'), label: 'tiles at most', absent: true },
  distinct: { is: flag('No number twice', 'Any numbers'), label: 'no number twice', absent: true }
});

export const blockersMember = {
  is: blockers,
  title: 'Blockers there',
  more: 'Blockers',
  absent: true,
  says: 'with two players only: the tiles of their blockers'
} as const satisfies Member;

type TileTold = number | { readonly number: number; readonly plus: number | undefined };
export type TilesTold = ByName<readonly TileTold[]>;

export interface LyingTold {
  readonly tiles: TilesTold;
  readonly blockers?: TilesTold | undefined;
}

/** A tile as the rules know it. */
export function laidTile(told: TileTold, holder: Holder): Laid {
  return typeof told === 'number'
    ? { ...holder, number: told, plus: 0 }
    : { ...holder, number: told.number, plus: told.plus ?? 0 };
}

/** Everything that lies at a casino. */
export function laidIn(
  { tiles: own, blockers: others = [] }: LyingTold,
  table: SeatedTable
): readonly Laid[] {
  return [
    ...own.flatMap(([name, told]) => told.map((each) => laidTile(each, { player: table.seat(name) }))),
    ...others.flatMap(([name, told]) =>
      told.map((each) => laidTile(each, { player: table.seat(name), blocker: true }))
    )
  ];
}

export function limitsIn(
  told: { readonly tiles: number | undefined; readonly distinct: boolean | undefined } | undefined
): Limits {
  return {
    ...(told?.tiles === undefined ? {} : { tiles: told.tiles }),
    ...(told?.distinct === undefined ? {} : { distinct: told.distinct })
  };
}

export function namesIn({ tiles: own, blockers: others = [] }: LyingTold): readonly string[] {
  return [...own, ...others].map(([name]) => name);
}

/** Throws a CaseError where a set has a number twice, or more tokens lie than the box holds. */
export function refuseTiles(groups: readonly (readonly [path: string, laid: readonly Laid[]])[]): void {
  const seen = new Set<string>();
  let tokens = 0;
  for (const [path, laid] of groups)
    for (const { player, blocker = false, number, plus } of laid) {
      const one = `${player} ${blocker} ${number}`;
      if (seen.has(one)) throw new CaseError(path, 'a set has each number from 1 to 7 once');
      seen.add(one);
      tokens += plus;
      if (tokens > TOKENS) throw new CaseError(path, `the box holds ${TOKENS} tokens`);
    }
}

/** Throws a CaseError where more people are named than play; blockers are there with two players only. */
export function refuseCrowd(path: string, names: readonly string[], most: number): void {
  if (new Set(names).size > most) throw new CaseError(path, `at most ${most} players are named here`);
}
