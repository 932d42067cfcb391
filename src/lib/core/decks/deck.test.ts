import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPieces, deckSize, missingPiece, addPieces, withoutPieces, type Deck } from './deck';

const deck: Deck = { red: 2, blue: 1, green: 0 };

describe('a deck', () => {
  test('has the sum of all counts as its size', () => {
    expect(deckSize(deck)).toBe(3);
    expect(deckSize({})).toBe(0);
  });

  test('is counted from pieces in any order', () => {
    expect(countPieces(['red', 'blue', 'red'])).toEqual({ red: 2, blue: 1 });
  });

  test('names the first piece that runs short', () => {
    expect(missingPiece(deck, ['red', 'blue', 'red'])).toBeUndefined();
    expect(missingPiece(deck, ['blue', 'red', 'red', 'red'])).toBe('red');
    expect(missingPiece(deck, ['green'])).toBe('green');
    expect(missingPiece(deck, ['black'])).toBe('black');
  });

  test('loses the pieces taken, and refuses to lose more than it has', () => {
    expect(withoutPieces(deck, ['red', 'blue'])).toEqual({ red: 1, blue: 0, green: 0 });
    expect(() => withoutPieces(deck, ['blue', 'blue'])).toThrow(RangeError);
    expect(() => withoutPieces(deck, ['toString'])).toThrow(RangeError);
  });

  test('accepts returned pieces, even of kinds it did not have', () => {
    expect(addPieces(deck, ['green', 'black', 'black'])).toEqual({ red: 2, blue: 1, green: 1, black: 2 });
  });

  test('is never changed in place', () => {
    const frozenDeck = Object.freeze({ ...deck });
    withoutPieces(frozenDeck, ['red']);
    addPieces(frozenDeck, ['red']);
    expect(frozenDeck).toEqual(deck);
  });

  test('is unchanged after a piece is taken and returned', () => {
    const pieces = fc.array(fc.constantFrom('red', 'blue', 'green'), { maxLength: 20 });
    fc.assert(
      fc.property(pieces, pieces, (pool, addedPieces) => {
        const fullDeck = countPieces([...pool, ...addedPieces]);
        const remainingDeck = withoutPieces(fullDeck, addedPieces);
        expect(deckSize(remainingDeck)).toBe(pool.length);
        expect(addPieces(remainingDeck, addedPieces)).toEqual(fullDeck);
      })
    );
  });
});
