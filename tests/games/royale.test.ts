import { describe, expect, test } from 'vitest';
import { rollDice, seededRandom } from '$lib/core';
import type { Setup } from '$lib/games/contract/define';
import { royale as game } from '$lib/games/las-vegas/tiles/royale';
import { TABLE_SENTENCES } from '$lib/games/las-vegas/strings/en/royale';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import type { State } from '$lib/games/las-vegas/types';
import { playMatch, playersFor, type PlayedMatch } from '#tests/laws/matches';

/** The tape is longer than the longest match, because a match may never end after its tape has run out. */
const TAPE_LENGTH = 30_000;

function setupFor(seed: number, tiles: string): Setup {
  const chance = seededRandom(seed);
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

function playTiles(seed: number, tiles: string): PlayedMatch {
  return playMatch(game, setupFor(seed, tiles), rollDice(TAPE_LENGTH, 2 ** 20, seededRandom(seed)));
}

let sixTileMatches: readonly PlayedMatch[] | undefined;

/** Matches with six tiles per round, the same in every run. */
function manyMatches(): readonly PlayedMatch[] {
  sixTileMatches ??= Array.from({ length: 180 }, (_, seed) => playTiles(seed, '6'));
  return sixTileMatches;
}

function codesOf({ moments, ledger }: PlayedMatch): readonly string[] {
  const refusedCodes = moments.flatMap(({ asks }) =>
    asks.flatMap((ask) =>
      ask.kind === 'choose' ? ask.choices.map((choice) => choice.refused?.code ?? '') : []
    )
  );
  return [...refusedCodes, ...ledger.map(({ why }) => why.code)];
}

function pairsOf({ moments }: PlayedMatch): readonly string[] {
  const rounds = moments.flatMap(({ previousState }) => {
    const { phase, royale: tiles } = previousState as State;
    return phase === 'turns' ? [tiles?.tiles.map(({ tile }) => tile) ?? []] : [];
  });
  return rounds.flatMap((ids) => ids.flatMap((id) => ids.map((otherId) => [id, otherId].sort().join(' '))));
}

describe('Las Vegas Royale', () => {
  /** Reasons that no random match reaches, with the place where they are tested. */
  const UNREACHED_CODES: readonly string[] = [
    // A round seldom uses up all spaces with the same picture; the tile's own test does.
    'handicapFull',
    // This needs a 4 while the tile's casino is closed, and the house rule that such tiles do nothing; see 8.10.
    'myChoiceStill',
    // Only the referee gives this reason: in a match no one claims a token without five dice.
    'highFiveFew',
    // Refusals of moves that are never offered; `cited-paragraphs.test.ts` of the tiles tests them.
    'powerPlayRolled',
    'niceDiceNotRolled',
    // Random taps seldom hit a taken space of a closed casino; the same test does.
    'niceDiceClosed',
    // The referee gives these reasons for choices and refusals; a log has only the result
    // (tests/referee/referee.test.ts).
    'primeTimeThrows',
    'powerPlayKept',
    'powerPlayNot',
    'knockoutChooses',
    'knockoutSpared',
    'myChoiceAdjusts',
    // Only the referee gives this reason too: a player who does not pay has no log line.
    'badLuckSpared',
    // Only the referee gives this reason too: in a match the tile says how much the bank has to pay.
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
    const sentenceTables = [TABLE_SENTENCES, ...TILES.map(({ sentences }) => sentences)];
    const codes = ['notFree', ...sentenceTables.flatMap((item) => Object.keys(item))];
    const expectedCodes = codes.filter((code) => !UNREACHED_CODES.includes(code));
    expect(expectedCodes.filter((code) => !givenCodes.has(code))).toEqual([]);
  });

  test('every pair of tiles is played', () => {
    const pairs = new Set(manyMatches().flatMap(pairsOf));
    const boardPairs = TILES.flatMap((tile, index) =>
      TILES.slice(index + 1)
        .filter((other) => other.side[0] !== tile.side[0])
        .map((other) => [tile.id, other.id].sort().join(' '))
    );
    expect(boardPairs.filter((pair) => !pairs.has(pair))).toEqual([]);
  });
});
