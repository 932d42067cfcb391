import { describe, expect, test } from 'vitest';
import { live, piecesMoved, sums, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { nextSpace } from './tile';

const start = table(3, ['jackpot']);
const activated = after(start, place(1, 1));

function thrown(testMatch: TestMatch, a: 1 | 2 | 3 | 4 | 5 | 6, b: 1 | 2 | 3 | 4 | 5 | 6): TestMatch {
  return after(testMatch, tile('jackpot', { do: 'throw', dice: [a, b] }));
}

describe('Jackpot', () => {
  test('10.1 the counter starts on $30,000', () => {
    expect(live(start, 'jackpot')).toEqual({ counter: 30000 });
  });

  test('10.2 a sum of seven pays the amount under the counter, and the turn ends', () => {
    const afterWin = thrown(activated, 3, 4);
    expect(piecesMoved(afterWin.ledger)).toEqual(['note 30000']);
    expect(live(afterWin, 'jackpot')).toEqual({ counter: 30000 });
    expect(afterWin.state.turn).toBe('p2');
  });

  test('10.2 the jackpot grows for everyone, and a double pays it', () => {
    const first = thrown(activated, 2, 3);
    const second = thrown(after(first, place(1, 1)), 6, 2);
    expect(live(second, 'jackpot')).toEqual({ counter: 50000 });
    const third = thrown(after(second, place(1, 1)), 5, 5);
    expect(sums(third.ledger)).toEqual({ p1: 0, p2: 0, p3: 50000 });
    expect(live(third, 'jackpot')).toEqual({ counter: 30000 });
  });

  test('10.3 the counter stays on $80,000', () => {
    expect(nextSpace(70000)).toBe(80000);
    expect(nextSpace(80000)).toBe(80000);
  });
});
