import { describe, expect, test } from 'vitest';
import { rollDice, seededChance } from '$lib/core';
import type { Setup } from '$lib/games/contract/define';
import { royale as game } from '$lib/games/las-vegas/tiles/royale';
import { TABLE_SENTENCES } from '$lib/games/las-vegas/strings/en/royale';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import type { State } from '$lib/games/las-vegas/types';
import { playMatch, playersFor, type PlayedMatch } from '#tests/laws/matches';

/** Longer than the longest match, because past the end of its tape a match may never end. */
const TAPE = 30_000;

function setupFor(seed: number, tiles: string): Setup {
  const chance = seededChance(seed);
  const players = playersFor(2 + (seed % 4));
  const houseRules = Object.fromEntries(
    game.houseRules.map(({ id, choices }) => [id, choices[chance(choices.length)]?.value ?? ''])
  );
  return {
    players,
    first: players[chance(players.length)] ?? 'p1',
    depth: chance(3) === 0 ? 'rounds' : 'turns',
    houseRules: { ...houseRules, tiles }
  };
}

function played(seed: number, tiles: string): PlayedMatch {
  return playMatch(game, setupFor(seed, tiles), rollDice(TAPE, 2 ** 20, seededChance(seed)));
}

let sixTiles: readonly PlayedMatch[] | undefined;

/** Matches with six tiles per round, the same in every run. */
function manyMatches(): readonly PlayedMatch[] {
  sixTiles ??= Array.from({ length: 180 }, (_, seed) => played(seed, '6'));
  return sixTiles;
}

function codesOf({ moments, ledger }: PlayedMatch): readonly string[] {
  const refused = moments.flatMap(({ asks }) =>
    asks.flatMap((ask) =>
      ask.kind === 'choose' ? ask.choices.map((choice) => choice.refused?.code ?? '') : []
    )
  );
  return [...refused, ...ledger.map(({ why }) => why.code)];
}

function pairsOf({ moments }: PlayedMatch): readonly string[] {
  const rounds = moments.flatMap(({ before }) => {
    const { phase, royale: tiles } = before as State;
    return phase === 'turns' ? [tiles?.tiles.map(({ tile }) => tile) ?? []] : [];
  });
  return rounds.flatMap((ids) => ids.flatMap((one) => ids.map((other) => [one, other].sort().join(' '))));
}

describe('Las Vegas Royale', () => {
  /** Reasons that no random match reaches, with the place where they are tested. */
  const UNREACHED: readonly string[] = [
    // All spaces with the same picture are seldom taken in one round; the tile's own test does it.
    'handicapFull',
    // A 4 while the tile's casino is closed, with the house rule that such tiles do nothing; see 8.10.
    'myChoiceStill',
    // Only the referee gives this reason: in a match no one claims a token without five.
    'highFiveFew',
    // Refusals of moves that are never offered; `cited-paragraphs.test.ts` of the tiles tests them.
    'powerPlayRolled',
    'niceDiceNotRolled',
    // A taken space of a closed casino is seldom tapped; the same test does it.
    'niceDiceClosed',
    // The referee's answers about choices and refusals: a log has only the result (tests/referee/referee.test.ts).
    'primeTimeThrows',
    'powerPlayKept',
    'powerPlayNot',
    'knockoutChooses',
    'knockoutSpared',
    'myChoiceAdjusts',
    // The same: a player who does not pay has no log line.
    'badLuckSpared',
    // The same: in a match the tile says how much the bank has to pay.
    'bankPays',
    // No option allows such a tile or counts such a bank: the game's own `royale.test.ts` tests it.
    'notLayable',
    'notTheBank',
    // A bank of 54 notes seldom runs out of a value; the game's own tests empty it.
    'bankCombines',
    'bankChanges',
    'bankOwes',
    'bankChips',
    'bankLacks',
    'debtPaid',
    'debtSetOff'
  ];

  test('every reason of tiles and rounds occurs in some match', () => {
    const givenCodes = new Set(manyMatches().flatMap(codesOf));
    const all = [TABLE_SENTENCES, ...TILES.map(({ sentences }) => sentences)];
    const codes = ['notFree', ...all.flatMap((item) => Object.keys(item))];
    const expectedCodes = codes.filter((code) => !UNREACHED.includes(code));
    expect(expectedCodes.filter((code) => !givenCodes.has(code))).toEqual([]);
  });

  test('every pair of tiles is played', () => {
    const pairs = new Set(manyMatches().flatMap(pairsOf));
    const boards = TILES.flatMap((one, index) =>
      TILES.slice(index + 1)
        .filter((other) => other.side[0] !== one.side[0])
        .map((other) => [one.id, other.id].sort().join(' '))
    );
    expect(boards.filter((pair) => !pairs.has(pair))).toEqual([]);
  });
});
