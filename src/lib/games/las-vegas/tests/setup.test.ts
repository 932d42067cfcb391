import { describe, expect, test } from 'vitest';
import { deckSize, movesPiece, totalOf } from '$lib/core';
import {
  matchAfter,
  placeAllAt,
  deal,
  pass,
  placeMove,
  newMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { meta } from '$lib/games/las-vegas/meta';
import { sortPairs } from '$lib/games/las-vegas/actions/deal';
import { NOTES } from '$lib/games/las-vegas/data';
import { rules } from '$lib/games/las-vegas/rules';
import { pieces } from '$lib/games/las-vegas/state/pieces';
import type { Move, Pair } from '$lib/games/las-vegas/types';

describe('the contents of the box', () => {
  test('1.1 two to five people play, with seven small dice and a big one each', () => {
    expect(meta.players).toEqual({ min: 2, max: 5 });
    const { seats, purses } = newMatch(5).state;
    expect(seats.map((player) => purses[player])).toEqual(
      Array(5).fill({ small: 7, big: 1, chips: 0, notes: [] })
    );
  });

  test('1.2 ninety notes are in the pile', () => {
    expect(deckSize(NOTES)).toBe(90);
    expect(Object.values(NOTES)).toEqual([11, 11, 13, 15, 13, 11, 9, 7]);
    expect(newMatch(3).state.unseen).toEqual(NOTES);
  });

  test('1.3 a chip is worth $10,000', () => {
    const { ledger } = matchAfter(newMatch(2), deal());
    expect(totalOf('p1', ledger)).toBe(20000);
  });

  test('1.4 there are enough chips: five players who never pass end with thirty', () => {
    const round: readonly Move[] = [
      deal(),
      placeAllAt(1),
      placeAllAt(1),
      placeAllAt(1),
      placeAllAt(1),
      placeAllAt(1)
    ];
    const { state, ledger } = matchAfter(newMatch(5), ...round, ...round, ...round);
    expect(state.seats.map((player) => state.purses[player]?.chips)).toEqual([6, 6, 6, 6, 6]);
    expect(pieces(state)['chip 10000']).toMatchObject({ bank: -30, p1: 6 });
    expect(totalOf('p5', ledger)).toBe(60000);
  });

  test('1.5 the chosen player goes first, and turns pass clockwise', () => {
    const { state } = matchAfter(newMatch(3, { first: 'p2' }), deal());
    expect(state.turn).toBe('p2');
    expect(state.opening.why).toEqual({ code: 'begins', rule: '1.5', player: 'p2' });
    expect(matchAfter({ state, ledger: [] }, placeMove(1, 1)).state.turn).toBe('p3');
    expect(matchAfter({ state, ledger: [] }, placeMove(1, 1), placeMove(1, 1)).state.turn).toBe('p1');
  });
});

describe('a round starts', () => {
  test('2.1 six pairs are turned up, and fewer are refused', () => {
    const fivePairsMove = deal(Array<Pair>(5).fill([60000, 60000]));
    expect(rules.refuse(newMatch(2).state, fivePairsMove)).toEqual({
      code: 'notSixPairs',
      rule: '2.1',
      pairs: 5
    });
    expect(rules.asks(newMatch(2).state)[0]).toMatchObject({ kind: 'draw', count: 12, pool: NOTES });
  });

  test('2.2 the largest total goes to casino 6; the higher note decides between equal totals, and is listed first', () => {
    const turnedUp: readonly Pair[] = [
      [40000, 60000],
      [90000, 100000],
      [30000, 70000],
      [50000, 50000],
      [30000, 40000],
      [60000, 100000]
    ];
    expect(matchAfter(newMatch(2), deal(turnedUp)).state.casinos.map(({ notes }) => notes)).toEqual([
      [40000, 30000],
      [50000, 50000],
      [60000, 40000],
      [70000, 30000],
      [100000, 60000],
      [100000, 90000]
    ]);
    expect(sortPairs(turnedUp)[0]).toEqual([100000, 90000]);
  });

  test('2.3 a note already seen can’t be dealt again, and the refusal says how many of its value are left', () => {
    const pairsOfHundreds: readonly Pair[] = [
      [100000, 100000],
      [100000, 100000],
      [100000, 100000],
      [90000, 90000],
      [90000, 90000],
      [90000, 90000]
    ];
    const { state } = matchAfter(
      newMatch(3),
      deal(pairsOfHundreds),
      placeAllAt(1),
      placeAllAt(1),
      placeAllAt(1)
    );
    expect(state.under).toHaveLength(12);
    expect(state.unseen).toMatchObject({ 100000: 1, 90000: 3, 30000: 11 });
    expect(rules.refuse(state, deal(pairsOfHundreds))).toEqual({
      code: 'notInPile',
      rule: '2.3',
      value: 100000,
      left: 1
    });
  });

  test('2.3 a note that the box does not have is refused', () => {
    const invalidPairs: readonly Pair[] = [[35000, 30000], ...Array<Pair>(5).fill([60000, 60000])];
    expect(rules.refuse(newMatch(3).state, deal(invalidPairs))).toMatchObject({
      code: 'notInPile',
      value: 35000,
      left: 0
    });
  });

  test('2.4 everyone gets two chips each round, and keeps those left over', () => {
    const firstMatch = matchAfter(newMatch(3), deal());
    expect(
      firstMatch.ledger.filter(movesPiece).map(({ from, to, piece, value }) => [from, to, piece, value])
    ).toEqual(['p1', 'p1', 'p2', 'p2', 'p3', 'p3'].map((to) => ['bank', to, 'chip', 10000]));
    const secondRound = matchAfter(firstMatch, pass, placeAllAt(2), placeAllAt(3), placeAllAt(4), deal());
    expect(['p1', 'p2', 'p3'].map((player) => secondRound.state.purses[player as 'p1']?.chips)).toEqual([
      3, 4, 4
    ]);
  });
});
