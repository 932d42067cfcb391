import { describe, expect, test } from 'vitest';
import { totalOf, type JoinStart, type PlayerId } from '$lib/core';
import { rules } from '$lib/games/las-vegas/rules';
import { pieces } from '$lib/games/las-vegas/state/pieces';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import {
  matchAfter,
  placeAllAt,
  deal,
  neutralMove,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import type { Count, Face, Move } from '$lib/games/las-vegas/types';

const join = (player: PlayerId, start: JoinStart = 'nothing', round = 2): Move => ({
  type: 'join',
  player,
  name: 'Dora',
  colour: 'white',
  round,
  start
});
const leave = (player: PlayerId): Move => ({ type: 'leave', player, pieces: 'stay' });
const refusalOf = ({ state }: TestMatch, move: Move): string | undefined => rules.refuse(state, move)?.code;

/** After round 1 of three, the players have $100,000, $80,000 and $60,000, and two chips each. */
const afterPayout = matchAfter(newMatch(3), deal(), placeAllAt(6), placeAllAt(5), placeAllAt(4));

describe('a player joins', () => {
  test('1.10 a newcomer joins between two rounds, with eight dice, as the last one clockwise', () => {
    const { state } = matchAfter(
      afterPayout,
      join('p4'),
      deal(),
      placeAllAt(1),
      placeAllAt(2),
      placeAllAt(3)
    );
    expect(state).toMatchObject({ turn: 'p4', purses: { p4: { small: 7, big: 1, chips: 2, notes: [] } } });
  });

  test('1.10 no one can join during a round, in the last round, or after the game', () => {
    const secondRound = matchAfter(afterPayout, deal());
    const thirdRound = matchAfter(secondRound, placeAllAt(6), placeAllAt(5), placeAllAt(4), deal());
    expect(refusalOf(secondRound, join('p4'))).toBe('joinLater');
    expect(refusalOf(thirdRound, join('p4', 'nothing', 3))).toBe('joinTooLate');
    const finishedMatch = matchAfter(thirdRound, placeAllAt(6), placeAllAt(5), placeAllAt(4));
    expect(refusalOf(finishedMatch, join('p4', 'nothing', 3))).toBe('notNow');
    expect(refusalOf(afterPayout, join('p4'))).toBeUndefined();
  });

  test('1.10 the maximum of five includes a player who left', () => {
    const afterLeaving = matchAfter(newMatch(5), leave('p2'));
    expect(refusalOf(afterLeaving, join('p6', 'nothing', 1))).toBe('joinFull');
    expect(refusalOf(newMatch(4), join('p5', 'nothing', 1))).toBeUndefined();
  });

  test('1.10 a newcomer takes the next free seat, from the next round on', () => {
    expect(refusalOf(afterPayout, join('p5'))).toBe('joinLater');
    expect(refusalOf(afterPayout, join('p4', 'nothing', 3))).toBe('joinLater');
    expect(refusalOf(afterPayout, { ...join('p4'), name: '' } as Move)).toBe('unreadable');
  });

  test('1.10 the neutral dice are removed when a third player joins, and come back if two are left', () => {
    const twoPlayerMatch = matchAfter(
      newMatch(2),
      deal(),
      neutralMove([1, 1, 1, 1, 1, 1, 1], 1),
      placeAllAt(6),
      placeAllAt(5)
    );
    const threePlayerMatch = matchAfter(twoPlayerMatch, join('p3'), deal());
    expect(rules.view(threePlayerMatch.state).neutral).toBe('none');
    expect(pieces(threePlayerMatch.state)).not.toHaveProperty('neutral small');
    const nextRound = matchAfter(threePlayerMatch, leave('p3'), placeAllAt(6), placeAllAt(5), deal());
    expect(rules.view(nextRound.state).neutral).toBe('toRoll');
  });

  test('1.10 in a game with tiles, a newcomer can join before a tile is chosen', () => {
    const { state } = matchAfter(newMatch(3, { royale: ROYALE_DEFAULTS }), join('p4', 'nothing', 1));
    expect(state.seats).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  test('1.11 starting money counts in the ranking, but is neither a note nor a chip', () => {
    const { state, ledger } = matchAfter(afterPayout, join('p4', 'lowest'), deal());
    // p4 starts with $80,000 and gets two chips.
    expect(totalOf('p4', ledger)).toBe(100_000);
    const row = rules.ranking(state, ledger).find(({ players }) => players.includes('p4'));
    expect(row?.reasons).toContainEqual({
      ...{ code: 'sum', rule: '6.1', player: 'p4' },
      ...{ notes: 0, chips: 2, cash: 80_000, total: 100_000 }
    });
  });

  test('1.10, 1.11 newcomers can join a match with round results only', () => {
    const countAt = (face: Face): Count => ({
      small: [1, 2, 3, 4, 5, 6].map((each) => (each === face ? 7 : 0)),
      big: face
    });
    const move: Move = {
      ...{ type: 'count', chips: { p1: 2, p2: 0 } },
      dice: { p1: countAt(6), p2: countAt(5), neutral: countAt(1) }
    };
    const countMove: Move = {
      ...{ type: 'count', chips: { p1: 4, p2: 2, p3: 2 } },
      dice: { p1: countAt(6), p2: countAt(5), p3: countAt(4) }
    };
    const { ledger } = matchAfter(
      newMatch(2, { depth: 'rounds' }),
      deal(),
      move,
      join('p3', 'lowest'),
      deal(),
      countMove
    );
    // Anna: 2 x $100,000 and 4 chips. Ben: 2 x $80,000 and 2 chips. Dora: Ben's $80,000, $60,000 and 2 chips.
    expect((['p1', 'p2', 'p3'] as const).map((player) => totalOf(player, ledger))).toEqual([
      240_000, 180_000, 160_000
    ]);
  });
});
