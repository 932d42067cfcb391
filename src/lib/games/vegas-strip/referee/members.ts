import { CaseError } from '$lib/games/contract/define';
import {
  choice,
  count,
  yesNo,
  group,
  list,
  numberOr,
  people,
  person,
  type Member,
  type GroupPart
} from '$lib/referee/define-case';
import type { ByName } from '$lib/referee/position';
import { TOKENS } from '$lib/games/vegas-strip/data';
import { caseSeats, type CaseSeats } from '$lib/referee/case-seats';
import { rulebook } from '$lib/games/vegas-strip/rulebook';
import { text } from '$lib/games/vegas-strip/strings/en/log';
import type { Holder, PlacedTile, Limits, Why } from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/referee';

export type SeatedTable = CaseSeats<Why>;

/** Seats these players in the order in which they are named. */
export function tableOf(names: readonly string[]): SeatedTable {
  return caseSeats(names, rulebook, text);
}

export const MAX_PLAYERS = 6;
const MAX_TILES_HERE = 12;

/** A tile, alone or with tokens on it. */
export const tile = numberOr(
  'number',
  { answer: count(1, 7, say.aTile), label: say.number },
  { plus: { answer: count(1, TOKENS, say.aNumberOfTokens), label: say.label3Tokens } },
  say.aTileFrom1To7
);

const twoTiles = list(tile, say.aListOfTiles, {
  label: say.tile,
  min: 0,
  max: 2,
  countMessage: say.atMostTwoTiles
});

/** The tiles at a casino, by player. */
export const tiles = people(twoTiles, 0, MAX_PLAYERS);
/** The blockers at a casino, in a game of two. */
export const blockers = people(twoTiles, 0, 2);

const team = list(person(), say.aListOfNames, { label: say.player, min: 1, max: 2 });

const MAX_JACKPOT = 999;
const MAX_CHIPS = 9999;
const TEAMS_TEXT = say.teamsFixerFirst;

/** The members of a round, apart from its casinos. */
export const roundMembers = {
  round: { answer: count(1, 3, say.aRound), title: say.theRound },
  start: { answer: count(0, MAX_JACKPOT, say.chips), ...say.start }
} as const satisfies Readonly<Record<string, Member>>;

export const teamsMember = {
  answer: list(team, say.aListOfTeams, { label: say.team, min: 2, max: 3 }),
  title: say.theTeamsEachFixerFirst,
  description: TEAMS_TEXT
} as const satisfies Member;

/** The members about players, apart from their tiles at the casinos. */
export const peopleMembers = {
  extra: {
    answer: people(count(0, MAX_JACKPOT, say.chips), 0, MAX_PLAYERS),
    title: say.chipsFromCharacters,
    more: say.chipsFromCharacters,
    absent: true,
    description: say.characterChips
  },
  chips: {
    answer: people(count(0, MAX_CHIPS, say.chips), 0, MAX_PLAYERS),
    title: say.chipsOwnedBefore,
    more: say.chipsOwnedBefore,
    absent: true,
    description: say.chipsBeforeTheRound
  },
  sevens: {
    answer: list(person(), say.aListOfNames, { label: say.player, min: 0, max: MAX_PLAYERS }),
    ...say.sevens,
    absent: true
  },
  penalty: { answer: choice({ ten: say.tenChips, all: say.allOfTheRound }), ...say.penalty }
} as const satisfies Readonly<Record<string, Member>>;

/** The members that every casino has, whether its tiles or its sums are entered. */
export const houseParts = {
  jackpot: { answer: count(0, MAX_JACKPOT, say.chips), label: say.jackpot }
} as const satisfies Readonly<Record<string, GroupPart>>;

export const riggedPart = {
  answer: person(),
  ...say.riggedPart,
  absent: 'said'
} as const satisfies GroupPart;

export const byBlockersPart = {
  answer: yesNo(say.theBlockersLead, say.theirTilesLead),
  ...say.byBlockersPart,
  absent: 'said'
} as const satisfies GroupPart;

/** The two limits that a character can set: a number of tiles, and no number twice. */
export const limits = group({
  tiles: { answer: count(1, MAX_TILES_HERE, say.aNumberOfTiles), label: say.tilesAtMost, absent: true },
  distinct: { answer: yesNo(say.noNumberTwice, say.anyNumbers), label: say.noNumberTwiceLabel, absent: true }
});

export const blockersMember = {
  answer: blockers,
  ...say.blockersMember,
  absent: true
} as const satisfies Member;

type EnteredTile = number | { readonly number: number; readonly plus: number | undefined };
export type EnteredTiles = ByName<readonly EnteredTile[]>;

export interface EnteredBoard {
  readonly tiles: EnteredTiles;
  readonly blockers?: EnteredTiles | undefined;
}

/** Converts a tile entered in a position to a placed tile of the rules. */
export function placedTile(tile: EnteredTile, holder: Holder): PlacedTile {
  return typeof tile === 'number'
    ? { ...holder, number: tile, plus: 0 }
    : { ...holder, number: tile.number, plus: tile.plus ?? 0 };
}

/** Returns all tiles at a casino. */
export function tilesAtCasino(
  { tiles: playerTiles, blockers: others = [] }: EnteredBoard,
  table: SeatedTable
): readonly PlacedTile[] {
  return [
    ...playerTiles.flatMap(([name, tiles]) =>
      tiles.map((tile) => placedTile(tile, { player: table.seat(name) }))
    ),
    ...others.flatMap(([name, tiles]) =>
      tiles.map((tile) => placedTile(tile, { player: table.seat(name), blocker: true }))
    )
  ];
}

export function limitsIn(
  character: { readonly tiles: number | undefined; readonly distinct: boolean | undefined } | undefined
): Limits {
  return {
    ...(character?.tiles === undefined ? {} : { tiles: character.tiles }),
    ...(character?.distinct === undefined ? {} : { distinct: character.distinct })
  };
}

export function namesIn({ tiles: playerTiles, blockers: others = [] }: EnteredBoard): readonly string[] {
  return [...playerTiles, ...others].map(([name]) => name);
}

/** Throws a CaseError if a set has a number twice, or if there are more tokens than in the box. */
export function refuseTiles(groups: readonly (readonly [path: string, laid: readonly PlacedTile[]])[]): void {
  const usedNames = new Set<string>();
  let tokens = 0;
  for (const [path, tiles] of groups)
    for (const { player, blocker: isBlocker = false, number, plus: tokenCount } of tiles) {
      const tileId = `${player} ${isBlocker} ${number}`;
      if (usedNames.has(tileId)) throw new CaseError(path, say.aSetHasEachNumber);
      usedNames.add(tileId);
      tokens += tokenCount;
      if (tokens > TOKENS) throw new CaseError(path, say.theBoxHoldsTokens(TOKENS));
    }
}

/** Throws a CaseError if more than `maxPlayers` players are named; blockers exist with two players only. */
export function refuseTooManyPlayers(path: string, names: readonly string[], maxPlayers: number): void {
  if (new Set(names).size > maxPlayers) throw new CaseError(path, say.atMostPlayersAreNamed(maxPlayers));
}
