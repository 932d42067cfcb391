import { describe, expect, test } from 'vitest';
import { piecesOnTile, movedPieces, sums, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { nextSpace } from './tile';

const initialMatch = table(3, ['jackpot']);
const afterActivation = matchAfter(initialMatch, placeMove(1, 1));

function afterThrow(testMatch: TestMatch, a: 1 | 2 | 3 | 4 | 5 | 6, b: 1 | 2 | 3 | 4 | 5 | 6): TestMatch {
  return matchAfter(testMatch, tile('jackpot', { do: 'throw', dice: [a, b] }));
}

describe('Jackpot', () => {
  test('10.1 the counter starts on $30,000', () => {
    expect(piecesOnTile(initialMatch, 'jackpot')).toEqual({ counter: 30000 });
  });

  test('10.2 a sum of seven pays the amount under the counter, and the turn ends', () => {
    const afterWin = afterThrow(afterActivation, 3, 4);
    expect(movedPieces(afterWin.ledger)).toEqual(['note 30000']);
    expect(piecesOnTile(afterWin, 'jackpot')).toEqual({ counter: 30000 });
    expect(afterWin.state.turn).toBe('p2');
  });

  test('10.2 the jackpot grows for everyone, and a double pays it', () => {
    const firstMatch = afterThrow(afterActivation, 2, 3);
    const secondRound = afterThrow(matchAfter(firstMatch, placeMove(1, 1)), 6, 2);
    expect(piecesOnTile(secondRound, 'jackpot')).toEqual({ counter: 50000 });
    const thirdRound = afterThrow(matchAfter(secondRound, placeMove(1, 1)), 5, 5);
    expect(sums(thirdRound.ledger)).toEqual({ p1: 0, p2: 0, p3: 50000 });
    expect(piecesOnTile(thirdRound, 'jackpot')).toEqual({ counter: 30000 });
  });

  test('10.3 the counter stays on $80,000', () => {
    expect(nextSpace(70000)).toBe(80000);
    expect(nextSpace(80000)).toBe(80000);
  });
});
