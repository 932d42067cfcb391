import { describe, expect, test } from 'vitest';
import { piecesMoved, sums, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, choose, place, roll } from '$lib/games/las-vegas/fixtures/test-match';

describe('15.1 counts dice at casinos only', () => {
  test('15.1 the casino just activated counts as well', () => {
    const three = table(3, ['pay-day'], { dice: { 2: { p1: '1' }, 4: { p1: 'B' } } });
    expect(piecesMoved(after(three, place(1, 1)).ledger)).toEqual(['note 30000']);
  });

  test('15.1 dice on tiles do not count', () => {
    const start = table(2, ['pay-day', 'double-down'], { dice: { 2: { p1: '1' } } });
    const afterMove = after(
      start,
      place(2, 1),
      tile('double-down', { do: 'move', small: 2, big: 0 }),
      place(3, 1)
    );
    expect(piecesMoved(after(afterMove, place(1, 1)).ledger)).toEqual(['chip 10000']);
  });

  test('15.2 the first placement pays 1 chip, and two casinos pay 2', () => {
    expect(piecesMoved(after(table(3, ['pay-day']), place(1, 3)).ledger)).toEqual(['chip 10000']);
    const two = table(3, ['pay-day'], { dice: { 5: { p1: '1' } } });
    expect(piecesMoved(after(two, place(1, 1)).ledger)).toEqual(['chip 10000', 'chip 10000']);
  });

  test('15.2 all six casinos pay $60,000', () => {
    const six = table(3, ['pay-day'], {
      dice: { 2: { p1: '1' }, 3: { p1: '1' }, 4: { p1: '1' }, 5: { p1: '1' }, 6: { p1: '1' } }
    });
    const rolled = after(six, roll([1, 2], 1), choose(1));
    expect(sums(rolled.ledger)).toEqual({ p1: 60000 });
  });
});
