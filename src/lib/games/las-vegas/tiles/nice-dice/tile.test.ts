import { describe, expect, test } from 'vitest';
import {
  askIds,
  counts,
  left,
  live,
  offeredMoves,
  paid,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { after, choose, place, roll } from '$lib/games/las-vegas/fixtures/test-match';
import type { Face, Move } from '$lib/games/las-vegas/types';

function putMove(from: 'rolled' | 'placed', face: Face, size: 'small' | 'big' = 'small'): Move {
  return tile('nice-dice', { do: 'put', from, size, face });
}

const rolled = after(table(2, ['nice-dice'], { left: { p1: '5' } }), roll([1, 1, 4, 6, 6]), choose(1));

describe('Nice Dice', () => {
  test('23.1 a die of the roll is put on the space of its number', () => {
    const full = after(rolled, putMove('rolled', 6));
    expect(left(full, 'p1')).toBe('2+0');
    expect(live(full, 'nice-dice')).toEqual({ spaces: { 6: { player: 'p1', size: 'small' } } });
    expect(sums(paid(full), 'niceDicePaid')).toEqual({ p1: 60000 });
  });

  test('23.1 the player may put a die of the roll, or one just placed here, or none', () => {
    expect(offeredMoves(rolled, 'nice-dice put').open).toEqual([
      putMove('rolled', 4),
      putMove('rolled', 6),
      putMove('placed', 1),
      tile('nice-dice', { do: 'none' })
    ]);
  });

  test('23.4 with Power Play, only the die just placed may be put there', () => {
    const start = table(2, ['nice-dice', 'power-play'], { dice: { 2: { p1: '1' } } });
    const testMatch = after(start, place(2, 1), place(6, 1));
    const afterUse = after(testMatch, tile('power-play', { do: 'use', size: 'small', face: 1 }));
    expect(offeredMoves(afterUse, 'nice-dice put').open).toEqual([
      putMove('placed', 1),
      tile('nice-dice', { do: 'none' })
    ]);
  });

  test('23.2 a die already on the space goes to its casino without activating the tile', () => {
    const next = after(
      table(2, ['nice-dice', 'pay-day'], { left: { p1: '5', p2: '4' } }),
      roll([1, 2, 4, 6, 6]),
      choose(1),
      putMove('rolled', 2),
      roll([1, 2, 2, 3]),
      choose(1),
      putMove('rolled', 2)
    );
    expect(counts(next, 2)).toEqual({ p1: 1 });
    expect(sums(next.ledger, 'payDay')).toEqual({});
    expect(sums(paid(next), 'niceDicePaid')).toEqual({ p2: 20000 });
  });

  test('23.5 no die may be put on a taken space whose casino is closed, but on a free one it may', () => {
    const closed = after(
      table(2, ['nice-dice', 'no-entry'], { left: { p1: '6', p2: '6' } }),
      roll([1, 6, 6, 6, 5, 5]),
      choose(1),
      putMove('rolled', 6),
      place(2, 1),
      tile('no-entry', { do: 'close', face: 6 }),
      roll([1, 6, 6, 6]),
      choose(1)
    );
    expect(offeredMoves(closed, 'nice-dice put').shut).toEqual([putMove('rolled', 6)]);
    const other = after(
      table(2, ['nice-dice', 'no-entry']),
      place(2, 1),
      tile('no-entry', { do: 'close', face: 5 }),
      roll([1, 1, 1, 1, 5, 5, 5], 5),
      choose(1)
    );
    expect(offeredMoves(other, 'nice-dice put').open).toContainEqual(putMove('rolled', 5));
  });

  test('23.3 each space pays the amount of its number', () => {
    const spaces = ([1, 2, 3, 4, 5, 6] as const).map((face) => {
      const placed = after(
        table(2, ['nice-dice']),
        place(1, 1),
        putMove(face === 1 ? 'placed' : 'rolled', face)
      );
      return sums(paid(placed), 'niceDicePaid')['p1'];
    });
    expect(spaces).toEqual([10000, 20000, 30000, 40000, 50000, 60000]);
  });

  test('23.6 a big die counts as one die on the tile, and as two at the casino it is moved to', () => {
    const big = after(
      table(2, ['nice-dice']),
      roll([1, 1, 1, 2, 2, 2, 2], 4),
      choose(1),
      putMove('rolled', 4, 'big')
    );
    expect(sums(paid(big), 'niceDicePaid')).toEqual({ p1: 40000 });
    const displaced = after(big, roll([1, 4, 4, 4, 2, 2, 2], 2), choose(1), putMove('rolled', 4));
    expect(counts(displaced, 4)).toEqual({ p1: 2 });
    expect(askIds(displaced)).toContain('roll');
  });
});
