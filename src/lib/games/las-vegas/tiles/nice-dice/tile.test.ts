import { describe, expect, test } from 'vitest';
import {
  askIds,
  diceCounts,
  diceInHand,
  piecesOnTile,
  offeredMoves,
  payoutPostings,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeRolled, placeMove, roll } from '$lib/games/las-vegas/fixtures/test-match';
import type { Face, Move } from '$lib/games/las-vegas/types';

function putMove(source: 'rolled' | 'placed', face: Face, size: 'small' | 'big' = 'small'): Move {
  return tile('nice-dice', { do: 'put', from: source, size, face });
}

const afterRoll = matchAfter(
  table(2, ['nice-dice'], { diceInHand: { p1: '5' } }),
  roll([1, 1, 4, 6, 6]),
  placeRolled(1)
);

describe('Nice Dice', () => {
  test('23.1 a die of the roll is put on the space of its number', () => {
    const afterPut = matchAfter(afterRoll, putMove('rolled', 6));
    expect(diceInHand(afterPut, 'p1')).toBe('2+0');
    expect(piecesOnTile(afterPut, 'nice-dice')).toEqual({ spaces: { 6: { player: 'p1', size: 'small' } } });
    expect(sums(payoutPostings(afterPut), 'niceDicePaid')).toEqual({ p1: 60000 });
  });

  test('23.1 the player may put a die of the roll, or one just placed here, or none', () => {
    expect(offeredMoves(afterRoll, 'nice-dice put').allowedMoves).toEqual([
      putMove('rolled', 4),
      putMove('rolled', 6),
      putMove('placed', 1),
      tile('nice-dice', { do: 'none' })
    ]);
  });

  test('23.4 with Power Play, only the die just placed may be put on the tile', () => {
    const initialMatch = table(2, ['nice-dice', 'power-play'], { dice: { 2: { p1: '1' } } });
    const testMatch = matchAfter(initialMatch, placeMove(2, 1), placeMove(6, 1));
    const afterUse = matchAfter(testMatch, tile('power-play', { do: 'use', size: 'small', face: 1 }));
    expect(offeredMoves(afterUse, 'nice-dice put').allowedMoves).toEqual([
      putMove('placed', 1),
      tile('nice-dice', { do: 'none' })
    ]);
  });

  test('23.2 a die already on the space goes to its casino without activating the tile', () => {
    const next = matchAfter(
      table(2, ['nice-dice', 'pay-day'], { diceInHand: { p1: '5', p2: '4' } }),
      roll([1, 2, 4, 6, 6]),
      placeRolled(1),
      putMove('rolled', 2),
      roll([1, 2, 2, 3]),
      placeRolled(1),
      putMove('rolled', 2)
    );
    expect(diceCounts(next, 2)).toEqual({ p1: 1 });
    expect(sums(next.ledger, 'payDay')).toEqual({});
    expect(sums(payoutPostings(next), 'niceDicePaid')).toEqual({ p2: 20000 });
  });

  test('23.5 if its casino is closed, a free space still takes a die, but a taken one does not', () => {
    const afterClosing = matchAfter(
      table(2, ['nice-dice', 'no-entry'], { diceInHand: { p1: '6', p2: '6' } }),
      roll([1, 6, 6, 6, 5, 5]),
      placeRolled(1),
      putMove('rolled', 6),
      placeMove(2, 1),
      tile('no-entry', { do: 'close', face: 6 }),
      roll([1, 6, 6, 6]),
      placeRolled(1)
    );
    expect(offeredMoves(afterClosing, 'nice-dice put').refusedMoves).toEqual([putMove('rolled', 6)]);
    const openSpaceMatch = matchAfter(
      table(2, ['nice-dice', 'no-entry']),
      placeMove(2, 1),
      tile('no-entry', { do: 'close', face: 5 }),
      roll([1, 1, 1, 1, 5, 5, 5], 5),
      placeRolled(1)
    );
    expect(offeredMoves(openSpaceMatch, 'nice-dice put').allowedMoves).toContainEqual(putMove('rolled', 5));
  });

  test('23.3 each space pays the amount of its number', () => {
    const spaces = ([1, 2, 3, 4, 5, 6] as const).map((face) => {
      const afterPlacing = matchAfter(
        table(2, ['nice-dice']),
        placeMove(1, 1),
        putMove(face === 1 ? 'placed' : 'rolled', face)
      );
      return sums(payoutPostings(afterPlacing), 'niceDicePaid')['p1'];
    });
    expect(spaces).toEqual([10000, 20000, 30000, 40000, 50000, 60000]);
  });

  test('23.6 a big die counts as one die on the tile, and as two at the casino it is moved to', () => {
    const afterBigDie = matchAfter(
      table(2, ['nice-dice']),
      roll([1, 1, 1, 2, 2, 2, 2], 4),
      placeRolled(1),
      putMove('rolled', 4, 'big')
    );
    expect(sums(payoutPostings(afterBigDie), 'niceDicePaid')).toEqual({ p1: 40000 });
    const afterDisplacement = matchAfter(
      afterBigDie,
      roll([1, 4, 4, 4, 2, 2, 2], 2),
      placeRolled(1),
      putMove('rolled', 4)
    );
    expect(diceCounts(afterDisplacement, 4)).toEqual({ p1: 2 });
    expect(askIds(afterDisplacement)).toContain('roll');
  });
});
