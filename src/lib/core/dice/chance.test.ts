import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ask } from '$lib/core/asks/ask';
import { chanceOutcome, deviceChance, drawPieces, uniformFromWords, rollDice, seededChance } from './chance';
import { countPieces, missingPiece } from '$lib/core/decks/deck';

const WORDS = 2 ** 32;

/** Returns the given words one by one, then throws, so that a test cannot read more than it intends. */
function wordsFrom(words: readonly number[]): () => number {
  let at = 0;
  return () => {
    const word = words[at];
    at += 1;
    if (word === undefined) throw new Error('no word left');
    return word;
  };
}

describe('numbers below a bound', () => {
  test('a word past the last whole multiple is discarded and drawn again', () => {
    const limit = WORDS - (WORDS % 6);
    expect(uniformFromWords(wordsFrom([limit, WORDS - 1, 8]))(6)).toBe(2);
    expect(uniformFromWords(wordsFrom([limit - 1]))(6)).toBe(5);
  });

  test('a bound that divides the range discards no words', () => {
    expect(uniformFromWords(wordsFrom([WORDS - 1]))(8)).toBe(7);
    expect(uniformFromWords(wordsFrom([WORDS - 1]))(WORDS)).toBe(WORDS - 1);
    expect(uniformFromWords(wordsFrom([WORDS - 1]))(1)).toBe(0);
  });

  test.each([2, 3, 6, 7, 10, 90])('below %i every number is equally likely, exactly', (below) => {
    const accepted = Math.floor(WORDS / below) * below;
    // The first three multiples of the bound, and the last accepted multiple with all the rejected words behind it.
    const words = [
      ...Array.from({ length: 3 * below }, (_, word) => word),
      ...Array.from({ length: WORDS - accepted + below }, (_, word) => accepted - below + word)
    ];
    const chance = uniformFromWords(wordsFrom([...words, 0]));
    const counts = Array<number>(below).fill(0);
    for (let draw = 0; draw < 4 * below; draw += 1) {
      const number = chance(below);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(counts).toEqual(Array(below).fill(4));
  });

  test.each([0, -1, 1.5, NaN, WORDS + 1])('a range of %d is refused', (below) => {
    expect(() => deviceChance(below)).toThrow(RangeError);
  });
});

describe('the sources', () => {
  test('the same seed gives the same numbers, another seed different ones', () => {
    const roll = (seed: number): readonly number[] => rollDice(50, 6, seededChance(seed));
    expect(roll(7)).toEqual(roll(7));
    expect(roll(7)).not.toEqual(roll(8));
    expect(roll(0).length).toBe(50);
  });

  /** A chi-square bound for five degrees of freedom. A fair die exceeds 45 once in a hundred million runs. */
  const GENEROUS = 45;
  const ROLLS = 60_000;

  test.each([
    ['the device', deviceChance],
    ['a seed', seededChance(2019)]
  ] as const)('dice of %s are fair', (_, chance) => {
    const counts = countPieces(rollDice(ROLLS, 6, chance).map(String));
    const expected = ROLLS / 6;
    const squares = ['1', '2', '3', '4', '5', '6'].map(
      (face) => ((counts[face] ?? 0) - expected) ** 2 / expected
    );
    expect(Object.keys(counts)).toHaveLength(6);
    expect(squares.reduce((sum, square) => sum + square, 0)).toBeLessThan(GENEROUS);
  });
});

describe('drawing from a deck', () => {
  test('each piece is drawn in proportion to its count', () => {
    const deck = { red: 1, none: 0, blue: 2 };
    const drawn = [0, 1, 2].map((at) => drawPieces(deck, 1, () => at)[0]);
    expect(drawn).toEqual(['red', 'blue', 'blue']);
  });

  test('a drawn piece is not drawn again', () => {
    const deck = { red: 2, blue: 1, green: 3 };
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 6 }), (seed, count) => {
        const drawn = drawPieces(deck, count, seededChance(seed));
        expect(drawn).toHaveLength(count);
        expect(missingPiece(deck, drawn)).toBeUndefined();
      })
    );
  });

  test('no more than the deck can be drawn', () => {
    expect(() => drawPieces({ red: 1 }, 2, seededChance(1))).toThrow(RangeError);
    expect(() => drawPieces({}, 1, seededChance(1))).toThrow(RangeError);
  });
});

describe('the result that the app supplies for an ask', () => {
  const low = (): number => 0;

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
    expect(chanceOutcome(ask, low)).toEqual(outcome);
  });
});
