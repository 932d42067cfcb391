import { describe, expect, test } from 'vitest';
import { total, type JoinStart, type PlayerId } from '$lib/core';
import { rules } from '$lib/games/las-vegas/rules';
import { pieces } from '$lib/games/las-vegas/state/pieces';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
import {
  after,
  allAt,
  deal,
  neutral,
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

/** Round 1 of three: $100,000, $80,000 and $60,000, and two chips each. */
const paid = after(newMatch(3), deal(), allAt(6), allAt(5), allAt(4));

describe('a player joins', () => {
  test('1.10 between two rounds, with eight dice, as the last one clockwise', () => {
    const { state } = after(paid, join('p4'), deal(), allAt(1), allAt(2), allAt(3));
    expect(state).toMatchObject({ turn: 'p4', purses: { p4: { small: 7, big: 1, chips: 2, notes: [] } } });
  });

  test('1.10 but not during a round, in the last round, or after the game', () => {
    const second = after(paid, deal());
    const third = after(second, allAt(6), allAt(5), allAt(4), deal());
    expect(refusalOf(second, join('p4'))).toBe('joinLater');
    expect(refusalOf(third, join('p4', 'nothing', 3))).toBe('joinTooLate');
    const finished = after(third, allAt(6), allAt(5), allAt(4));
    expect(refusalOf(finished, join('p4', 'nothing', 3))).toBe('notNow');
    expect(refusalOf(paid, join('p4'))).toBeUndefined();
  });

  test('1.10 the maximum of five includes a player who left', () => {
    const five = after(newMatch(5), leave('p2'));
    expect(refusalOf(five, join('p6', 'nothing', 1))).toBe('joinFull');
    expect(refusalOf(newMatch(4), join('p5', 'nothing', 1))).toBeUndefined();
  });

  test('1.10 in the next free seat, from the next round on', () => {
    expect(refusalOf(paid, join('p5'))).toBe('joinLater');
    expect(refusalOf(paid, join('p4', 'nothing', 3))).toBe('joinLater');
    expect(refusalOf(paid, { ...join('p4'), name: '' } as Move)).toBe('unreadable');
  });

  test('1.10 the neutral dice are removed, and come back if two players are left', () => {
    const two = after(newMatch(2), deal(), neutral([1, 1, 1, 1, 1, 1, 1], 1), allAt(6), allAt(5));
    const three = after(two, join('p3'), deal());
    expect(rules.view(three.state).neutral).toBe('none');
    expect(pieces(three.state)).not.toHaveProperty('neutral small');
    const again = after(three, leave('p3'), allAt(6), allAt(5), deal());
    expect(rules.view(again.state).neutral).toBe('toRoll');
  });

  test('1.10 in a game with tiles, before a tile is chosen', () => {
    const { state } = after(newMatch(3, { royale: ROYALE_DEFAULTS }), join('p4', 'nothing', 1));
    expect(state.seats).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  test('1.11 starting money counts in the ranking, but is neither a note nor a chip', () => {
    const { state, ledger } = after(paid, join('p4', 'lowest'), deal());
    // $80,000 and two chips.
    expect(total('p4', ledger)).toBe(100_000);
    const row = rules.ranking(state, ledger).find(({ players }) => players.includes('p4'));
    expect(row?.reasons).toContainEqual({
      ...{ code: 'sum', rule: '6.1', player: 'p4' },
      ...{ notes: 0, chips: 2, cash: 80_000, total: 100_000 }
    });
  });

  test('1.10, 1.11 in a match with round results only', () => {
    const at = (face: Face): Count => ({
      small: [1, 2, 3, 4, 5, 6].map((each) => (each === face ? 7 : 0)),
      big: face
    });
    const move: Move = {
      ...{ type: 'count', chips: { p1: 2, p2: 0 } },
      dice: { p1: at(6), p2: at(5), neutral: at(1) }
    };
    const two: Move = {
      ...{ type: 'count', chips: { p1: 4, p2: 2, p3: 2 } },
      dice: { p1: at(6), p2: at(5), p3: at(4) }
    };
    const { ledger } = after(
      newMatch(2, { depth: 'rounds' }),
      deal(),
      move,
      join('p3', 'lowest'),
      deal(),
      two
    );
    // Anna: 2 x $100,000 and 4 chips. Ben: 2 x $80,000 and 2 chips. Dora: Ben's $80,000, $60,000 and 2 chips.
    expect((['p1', 'p2', 'p3'] as const).map((player) => total(player, ledger))).toEqual([
      240_000, 180_000, 160_000
    ]);
  });
});
