import { describe, expect, test } from 'vitest';
import {
  askIds,
  counts,
  lastDie,
  left,
  live,
  offeredMoves,
  paid,
  piecesMoved,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { after, place, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import type { TileId } from '$lib/games/las-vegas/tiles';
import type { Face, Move } from '$lib/games/las-vegas/types';

function choose(result: Face): Move {
  return tile('my-choice', { do: 'choose', result });
}

function thrown(testMatch: TestMatch, ...dice: readonly [Face, Face]): TestMatch {
  return after(testMatch, place(1, 1), tile('my-choice', { do: 'throw', dice }));
}

function activating(face: Face): Move {
  return tile('my-choice', { do: 'activate', face });
}

function four(tiles: readonly TileId[], placed: Parameters<typeof table>[2] = {}): TestMatch {
  return thrown(table(3, ['my-choice', ...tiles], placed), 4, 4);
}

const moves: readonly Move[] = [{ type: 'lay', tile: 'my-choice' }];

describe('My Choice', () => {
  test('24.1 the player chooses one of the two results', () => {
    const choice = thrown(table(3, ['my-choice']), 1, 3);
    expect(offeredMoves(choice, 'my-choice choose').open).toEqual([choose(1), choose(3)]);
    expect(piecesMoved(after(choice, choose(3)).ledger)).toEqual(['note 30000']);
  });

  test('24.1 a double leaves no choice', () => {
    expect(piecesMoved(thrown(table(3, ['my-choice']), 2, 2).ledger)).toEqual(['chip 10000', 'chip 10000']);
  });

  test('24.2 results 1, 2 and 3 pay money', () => {
    expect(piecesMoved(thrown(table(3, ['my-choice']), 1, 1).ledger)).toEqual(['chip 10000']);
    expect(piecesMoved(thrown(table(3, ['my-choice']), 3, 3).ledger)).toEqual(['note 30000']);
  });

  test('24.3 another tile acts as if dice had been placed there', () => {
    const jackpot = after(
      four(['prime-time', 'jackpot']),
      activating(3),
      tile('jackpot', { do: 'throw', dice: [5, 2] })
    );
    expect(piecesMoved(jackpot.ledger)).toEqual(['note 30000']);
  });

  test('24.7 some tiles have no effect, and without another tile nothing happens', () => {
    for (const id of ['prime-time', 'bad-luck', 'black-box'] as const)
      expect(askIds(after(four([id]), activating(2)))).toContain('roll');
    expect(four([]).ledger.at(-1)?.why).toEqual({
      code: 'myChoiceActivates',
      rule: '24.7',
      at: 1,
      player: 'p1'
    });
  });

  test('24.7 Pay Day counts only casinos with dice, and High Five needs five dice', () => {
    const pay = after(four(['pay-day'], { dice: { 5: { p1: '1' } } }), activating(2));
    expect(sums(pay.ledger, 'payDay')).toEqual({ p1: 20000 });
    const five = after(four(['high-five'], { dice: { 2: { p1: '3+B' } } }), activating(2));
    expect(live(five, 'high-five')).toEqual({ holder: 'p1' });
    const less = after(four(['high-five'], { dice: { 2: { p1: '4' } } }), activating(2));
    expect(live(less, 'high-five')).toEqual({});
  });

  test('24.4 a die is turned and placed, or one is taken back', () => {
    const five = thrown(
      table(3, ['my-choice', 'pay-day'], { dice: { 4: { p1: '1' } }, left: { p1: '3' } }),
      5,
      5
    );
    const turned = after(five, tile('my-choice', { do: 'turn', size: 'small', face: 2 }));
    expect([left(turned, 'p1'), counts(turned, 2), piecesMoved(turned.ledger)]).toEqual([
      '1+0',
      { p1: 1 },
      []
    ]);
    const next = after(five, tile('my-choice', { do: 'takeBack', size: 'small', face: 4 }));
    expect(left(next, 'p1')).toBe('3+0');
  });

  test('24.5 a die is placed on the golden space, and the one there goes back', () => {
    const first = table(2, ['my-choice'], { left: { p1: '1+B', p2: '2' } });
    const golden = after(thrown(first, 6, 6));
    expect(live(golden, 'my-choice')).toEqual({ golden: { player: 'p1', size: 'big' } });
    expect(left(golden, 'p1')).toBe('0+0');
    const other = thrown(golden, 6, 6);
    expect(live(other, 'my-choice')).toEqual({ golden: { player: 'p2', size: 'small' } });
    expect(left(other, 'p1')).toBe('0+1');
    expect(other.state.turn).toBe('p1');
  });

  test('24.5 a player with small dice and the big one chooses which', () => {
    const next = thrown(table(2, ['my-choice']), 6, 6);
    expect(offeredMoves(next, 'my-choice golden').open).toHaveLength(2);
  });

  test('24.8 without a die in hand nothing happens', () => {
    const none = thrown(table(2, ['my-choice'], { left: { p1: '1' } }), 6, 6);
    expect(none.ledger.at(-1)?.why).toMatchObject({ code: 'myChoiceNothing', rule: '24.8' });
  });

  test('24.6 the die on the golden space comes back at the payout and wins $60,000', () => {
    const golden = thrown(table(2, ['my-choice'], { left: { p1: '2', p2: '1' } }), 6, 6);
    expect(piecesMoved(paid(golden).filter(({ why }) => why.code === 'goldenPaid'))).toEqual(['note 60000']);
    const next = lastDie(golden, 'p2', 5);
    expect([left(next, 'p1'), live(after(next, ...moves), 'my-choice')]).toEqual(['7+1', {}]);
  });

  test('24.9 the golden space pays $60,000 for its die, even for the big one', () => {
    const golden = thrown(table(2, ['my-choice'], { left: { p1: '1+B' } }), 6, 6);
    expect(sums(paid(golden), 'goldenPaid')).toEqual({ p1: 60000 });
  });
});
