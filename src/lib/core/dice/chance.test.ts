import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ask } from '$lib/core/asks/ask';
import { randomOutcome, deviceRandom, drawPieces, uniformRandomFrom, rollDice, seededRandom } from './chance';
import { countPieces, missingPiece } from '$lib/core/decks/deck';

const WORD_COUNT = 2 ** 32;

/** Returns the given words one by one, then throws, so that a test cannot read more than it intends. */
function wordSource(words: readonly number[]): () => number {
  let wordIndex = 0;
  return () => {
    const word = words[wordIndex];
    wordIndex += 1;
    if (word === undefined) throw new Error('no word left');
    return word;
  };
}

describe('numbers below a bound', () => {
  test('a word past the last whole multiple is discarded and drawn again', () => {
    const limit = WORD_COUNT - (WORD_COUNT % 6);
    expect(uniformRandomFrom(wordSource([limit, WORD_COUNT - 1, 8]))(6)).toBe(2);
    expect(uniformRandomFrom(wordSource([limit - 1]))(6)).toBe(5);
  });

  test('a bound that divides the range discards no words', () => {
    expect(uniformRandomFrom(wordSource([WORD_COUNT - 1]))(8)).toBe(7);
    expect(uniformRandomFrom(wordSource([WORD_COUNT - 1]))(WORD_COUNT)).toBe(WORD_COUNT - 1);
    expect(uniformRandomFrom(wordSource([WORD_COUNT - 1]))(1)).toBe(0);
  });

  test.each([2, 3, 6, 7, 10, 90])('below %i every number is equally likely, exactly', (upperBound) => {
    const acceptedCount = Math.floor(WORD_COUNT / upperBound) * upperBound;
    // The first three multiples of the bound, then the last accepted multiple and all the rejected words after it.
    const words = [
      ...Array.from({ length: 3 * upperBound }, (_, word) => word),
      ...Array.from(
        { length: WORD_COUNT - acceptedCount + upperBound },
        (_, word) => acceptedCount - upperBound + word
      )
    ];
    const random = uniformRandomFrom(wordSource([...words, 0]));
    const counts = Array<number>(upperBound).fill(0);
    for (let draw = 0; draw < 4 * upperBound; draw += 1) {
      const number = random(upperBound);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(counts).toEqual(Array(upperBound).fill(4));
  });

  test.each([0, -1, 1.5, NaN, WORD_COUNT + 1])('a range of %d is refused', (upperBound) => {
    expect(() => deviceRandom(upperBound)).toThrow(RangeError);
  });
});

describe('the sources', () => {
  test('the same seed gives the same numbers, another seed different ones', () => {
    const rolledDice = (seed: number): readonly number[] => rollDice(50, 6, seededRandom(seed));
    expect(rolledDice(7)).toEqual(rolledDice(7));
    expect(rolledDice(7)).not.toEqual(rolledDice(8));
    expect(rolledDice(0).length).toBe(50);
  });

  /** A chi-square bound for five degrees of freedom. A fair die exceeds 45 once in a hundred million runs. */
  const MAX_CHI_SQUARE = 45;
  const ROLL_COUNT = 60_000;

  test.each([
    ['the device', deviceRandom],
    ['a seed', seededRandom(2019)]
  ] as const)('dice of %s are fair', (_, random) => {
    const counts = countPieces(rollDice(ROLL_COUNT, 6, random).map(String));
    const expectedCount = ROLL_COUNT / 6;
    const weightedSquares = ['1', '2', '3', '4', '5', '6'].map(
      (face) => ((counts[face] ?? 0) - expectedCount) ** 2 / expectedCount
    );
    expect(Object.keys(counts)).toHaveLength(6);
    expect(weightedSquares.reduce((sum, square) => sum + square, 0)).toBeLessThan(MAX_CHI_SQUARE);
  });
});

describe('drawing from a deck', () => {
  test('each piece is drawn in proportion to its count', () => {
    const deck = { red: 1, none: 0, blue: 2 };
    const drawnPieces = [0, 1, 2].map((pieceIndex) => drawPieces(deck, 1, () => pieceIndex)[0]);
    expect(drawnPieces).toEqual(['red', 'blue', 'blue']);
  });

  test('a drawn piece is not drawn again', () => {
    const deck = { red: 2, blue: 1, green: 3 };
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 6 }), (seed, count) => {
        const drawnPieces = drawPieces(deck, count, seededRandom(seed));
        expect(drawnPieces).toHaveLength(count);
        expect(missingPiece(deck, drawnPieces)).toBeUndefined();
      })
    );
  });

  test('drawing more pieces than the deck has is refused', () => {
    expect(() => drawPieces({ red: 1 }, 2, seededRandom(1))).toThrow(RangeError);
    expect(() => drawPieces({}, 1, seededRandom(1))).toThrow(RangeError);
  });
});

describe('the result that the app supplies for an ask', () => {
  const lowestChance = (): number => 0;

  test.each<[string, Ask<object, object>, unknown]>([
    ['dice', { id: 'roll', kind: 'dice', faces: 6, count: 2 }, { kind: 'dice', dice: [1, 1] }],
    [
      'dice and the big one',
      { id: 'roll', kind: 'dice', faces: 6, count: 1, big: true },
      { kind: 'dice', dice: [1], big: 1 }
    ],
    [
      'no big die where none is left',
      { id: 'roll', kind: 'dice', faces: 6, count: 1, big: false },
      { kind: 'dice', dice: [1] }
    ],
    [
      'a draw',
      { id: 'deal', kind: 'draw', from: 'notes', pool: { a: 1, b: 1 }, count: 2 },
      { kind: 'draw', drawn: ['a', 'b'] }
    ],
    ['nothing for a choice', { id: 'place', kind: 'choose', choices: [] }, undefined],
    ['nothing for a number', { id: 'bid', kind: 'number', min: 1, max: 2 }, undefined],
    ['nothing for counts', { id: 'count', kind: 'counts', groups: [] }, undefined],
    ['nothing for a split', { id: 'deal', kind: 'split', pieces: [], among: [] }, undefined]
  ])('%s', (_, ask, outcome) => {
    expect(randomOutcome(ask, lowestChance)).toEqual(outcome);
  });
});
