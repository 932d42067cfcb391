import { describe, expect, test } from 'vitest';
import { totalOf, type JoinStart, type PlayerId } from '$lib/core';
import {
  matchAfter,
  askIds,
  count,
  eightyAndThirty,
  refusalOf,
  newMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';
import { pieces } from '$lib/games/las-vegas-cards/state/pieces';
import type { Move, Options } from '$lib/games/las-vegas-cards/types';

const join = (player: PlayerId, start: JoinStart = 'nothing', round = 2): Move => ({
  ...{ type: 'join', player, name: 'Dora', colour: 'white' },
  ...{ round, start }
});

const ROUNDS: Partial<Options> = { depth: 'rounds', money: 'open' };
const threePlayerCounts = [[3], [2], [0, 1]].map((dice) => [...dice, 0, 0, 0, 0, 0, 0].slice(0, 6));
const fourPlayerCounts = [...threePlayerCounts, [0, 0, 5, 0, 0, 0]];

/** $80,000 for p1 and p3, $30,000 for p2. */
const afterPayout = matchAfter(newMatch(3, ROUNDS), eightyAndThirty, count(threePlayerCounts));

describe('a player joins', () => {
  test('1.10 a player can join between two rounds and gets thirty cards', () => {
    const { state } = matchAfter(afterPayout, join('p4'));
    expect(state.seats).toEqual(['p1', 'p2', 'p3', 'p4']);
    const cards = Object.entries(pieces(state)).filter(([piece]) => piece.startsWith('p4 '));
    expect(cards.reduce((sum, [, places]) => sum + (places['pile'] ?? 0), 0)).toBe(30);
  });

  test('1.10 no one can join after the notes are dealt, in the last round, or as a sixth player', () => {
    const started = matchAfter(afterPayout, eightyAndThirty);
    expect(refusalOf(started, join('p4'))).toMatchObject({ code: 'joinLater', rule: '1.10' });
    const lastTurnMatch = matchAfter(
      started,
      count(threePlayerCounts),
      eightyAndThirty,
      count(threePlayerCounts),
      eightyAndThirty
    );
    expect(refusalOf(lastTurnMatch, join('p4', 'nothing', 4))).toMatchObject({
      code: 'joinTooLate',
      rule: '1.10'
    });
    expect(refusalOf(newMatch(5), join('p6', 'nothing', 1))).toMatchObject({ code: 'joinFull', max: 5 });
  });

  test('1.10 a game of two with the third colour continues without it', () => {
    const twoPlayerMatch = matchAfter(
      newMatch(2, { neutral: true }),
      join('p3', 'nothing', 1),
      eightyAndThirty
    );
    expect(askIds(twoPlayerMatch).filter((id) => id === 'neutral')).toEqual([]);
    expect(Object.keys(pieces(twoPlayerMatch.state)).filter((piece) => piece.startsWith('neutral'))).toEqual(
      []
    );
  });

  test('1.11 a newcomer can start with the lowest total in money but without a note, and plays in the next round', () => {
    const { state, ledger } = matchAfter(
      afterPayout,
      join('p4', 'lowest'),
      eightyAndThirty,
      count(fourPlayerCounts)
    );
    // $30,000 to start with, and the higher note of casino 3.
    expect(totalOf('p4', ledger)).toBe(110_000);
    const row = rules.ranking(state, ledger, 'all').find(({ players }) => players.includes('p4'));
    expect(row?.reasons[0]).toEqual({
      ...{ code: 'sum', rule: '5.1', player: 'p4', notes: 1, won: 80_000 },
      ...{ bonus: 0, cash: 30_000, total: 110_000 }
    });
  });

  test('1.11 with hidden money a newcomer cannot start with the lowest total', () => {
    const hiddenMoneyMatch = newMatch(3, { money: 'hidden' });
    expect(refusalOf(hiddenMoneyMatch, join('p4', 'lowest', 1))).toEqual({
      code: 'startHidden',
      rule: '1.11'
    });
    expect(refusalOf(hiddenMoneyMatch, join('p4', 'nothing', 1))).toBeUndefined();
  });
});
