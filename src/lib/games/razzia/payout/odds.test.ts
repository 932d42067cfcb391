import { expect, test } from 'vitest';
import type { PlayerId } from '$lib/core';
import { oddsOf } from './odds';
import { countChallengerWins } from './resolve';
import type { PlayedCard } from '$lib/games/razzia/types';

const PRINTED_RULE = { equalSymbols: 'stronger' } as const;
const claudia: PlayedCard = { player: 'p1', kind: 'raid', value: 4 };
const udo: PlayedCard = { player: 'p2', kind: 'raid', value: 3 };

test('4.8 Udo with a 3 wins 15 of 36 rolls against Claudia’s 4, including five ties, for $55,000', () => {
  expect(oddsOf(claudia, udo, [25000, 10000, 20000], PRINTED_RULE)).toEqual({
    of: 36,
    challenger: 15,
    proposer: 21,
    ties: 5,
    tiesFor: 'challenger',
    expectedValue: 22917
  });
});

/** Of the 36 rolls of two dice, 6 − n differ by exactly n in one direction; larger differences add up to the rest. */
test.each([
  [1, 15],
  [2, 10],
  [3, 6],
  [4, 3],
  [5, 1]
])('4.8 a symbol that is lower by %i wins %i of 36 rolls, including ties', (difference, ways) => {
  for (let proposer = difference + 1; proposer <= 6; proposer += 1)
    expect(countChallengerWins(proposer, proposer - difference)).toBe(ways);
});

test('4.8 a higher symbol wins all other rolls, because ties go to the lower one', () => {
  expect([2, 3, 4, 5, 6].map((challengerSymbol) => countChallengerWins(1, challengerSymbol))).toEqual([
    21, 26, 30, 33, 35
  ]);
});

test('4.8 with equal symbols the proposer wins the six ties', () => {
  const gamblers: readonly PlayedCard[] = (['p3', 'p5'] as const satisfies readonly PlayerId[]).map(
    (player) => ({
      player,
      kind: 'gambler',
      value: 4
    })
  );
  const equalOdds = { challenger: 15, proposer: 21, ties: 6, tiesFor: 'proposer' };
  expect(oddsOf(gamblers[0]!, gamblers[1]!, [30000], PRINTED_RULE)).toMatchObject(equalOdds);
});

test('6.3 if the player further from the dealer wins without a roll, a duel of equal symbols is worth nothing to the other', () => {
  const gambler: PlayedCard = { player: 'p3', kind: 'gambler', value: 4 };
  const other: PlayedCard = { player: 'p5', kind: 'gambler', value: 4 };
  expect(oddsOf(gambler, other, [30000], { equalSymbols: 'wins' })).toMatchObject({
    challenger: 0,
    proposer: 36,
    ties: 0,
    expectedValue: 0
  });
});
