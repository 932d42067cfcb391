import { describe, expect, test } from 'vitest';
import { movedPieces, sums, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeRolled, placeMove, roll } from '$lib/games/las-vegas/fixtures/test-match';

describe('15.1 counts dice at casinos only', () => {
  test('15.1 the casino just activated counts as well', () => {
    const threeCasinosMatch = table(3, ['pay-day'], { dice: { 2: { p1: '1' }, 4: { p1: 'B' } } });
    expect(movedPieces(matchAfter(threeCasinosMatch, placeMove(1, 1)).ledger)).toEqual(['note 30000']);
  });

  test('15.1 dice on tiles do not count', () => {
    const initialMatch = table(2, ['pay-day', 'double-down'], { dice: { 2: { p1: '1' } } });
    const afterMove = matchAfter(
      initialMatch,
      placeMove(2, 1),
      tile('double-down', { do: 'move', small: 2, big: 0 }),
      placeMove(3, 1)
    );
    expect(movedPieces(matchAfter(afterMove, placeMove(1, 1)).ledger)).toEqual(['chip 10000']);
  });

  test('15.2 the first placement pays 1 chip, and two casinos pay 2', () => {
    expect(movedPieces(matchAfter(table(3, ['pay-day']), placeMove(1, 3)).ledger)).toEqual(['chip 10000']);
    const dealtTwoCasinos = table(3, ['pay-day'], { dice: { 5: { p1: '1' } } });
    expect(movedPieces(matchAfter(dealtTwoCasinos, placeMove(1, 1)).ledger)).toEqual([
      'chip 10000',
      'chip 10000'
    ]);
  });

  test('15.2 all six casinos pay $60,000', () => {
    const sixCasinosMatch = table(3, ['pay-day'], {
      dice: { 2: { p1: '1' }, 3: { p1: '1' }, 4: { p1: '1' }, 5: { p1: '1' }, 6: { p1: '1' } }
    });
    const afterRoll = matchAfter(sixCasinosMatch, roll([1, 2], 1), placeRolled(1));
    expect(sums(afterRoll.ledger)).toEqual({ p1: 60000 });
  });
});
