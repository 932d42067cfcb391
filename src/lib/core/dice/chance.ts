import type { Ask, Outcome } from '$lib/core/asks/ask';
import { withoutPieces, type Deck } from '$lib/core/decks/deck';

declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

/** A source of random whole numbers from 0 up to, but not including, `upperBound` (1 to 2^32), each equally likely. */
export type RandomSource = (upperBound: number) => number;

const WORD_COUNT = 2 ** 32;

/**
 * Turns 32-bit words into numbers below a bound. Words past the last whole multiple of the bound are discarded and
 * drawn again, so that no number is favoured. Throws a RangeError for a bound outside 1 to 2^32.
 */
export function uniformRandomFrom(nextWord: () => number): RandomSource {
  return (upperBound) => {
    if (!Number.isInteger(upperBound) || upperBound < 1 || upperBound > WORD_COUNT)
      throw new RangeError(`a chance among ${upperBound}: a whole number from 1 to 2^32 is needed`);
    const limit = WORD_COUNT - (WORD_COUNT % upperBound);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % upperBound;
  };
}

/** Random numbers from the device, drawn at the moment of the tap. */
export const deviceRandom: RandomSource = uniformRandomFrom(
  () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
);

/** Gives the same numbers for the same seed, for tests and demonstrations only (xorshift32 over a mixed seed). */
export function seededRandom(seed: number): RandomSource {
  let word = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x85ebca6b) >>> 0 || 1;
  return uniformRandomFrom(() => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    word >>>= 0;
    return word;
  });
}

/** One roll of `count` dice with faces 1 to `faces`. */
export function rollDice(count: number, faces: number, random: RandomSource): readonly number[] {
  return Array.from({ length: count }, () => random(faces) + 1);
}

/** Draws without replacement, each piece of the deck equally likely. Throws a RangeError if the deck is too small. */
export function drawPieces(deck: Deck, count: number, random: RandomSource): readonly string[] {
  const pieces: string[] = [];
  let remaining = deck;
  for (let drawIndex = 0; drawIndex < count; drawIndex += 1) {
    const piece = drawPiece(remaining, random);
    pieces.push(piece);
    remaining = withoutPieces(remaining, [piece]);
  }
  return pieces;
}

function drawPiece(deck: Deck, random: RandomSource): string {
  const pieces = Object.entries(deck);
  let remaining = random(
    Math.max(
      1,
      pieces.reduce((sum, [, count]) => sum + count, 0)
    )
  );
  for (const [piece, count] of pieces) {
    if (remaining < count) return piece;
    remaining -= count;
  }
  throw new RangeError('the deck is empty');
}

/** The outcome that the app rolls or draws for an ask; undefined for asks that only people can answer. */
export function randomOutcome<Move, Why>(ask: Ask<Move, Why>, random: RandomSource): Outcome | undefined {
  switch (ask.kind) {
    case 'dice': {
      const dice = rollDice(ask.count, ask.faces, random);
      return ask.big === true ? { kind: 'dice', dice, big: random(ask.faces) + 1 } : { kind: 'dice', dice };
    }
    case 'draw':
      return { kind: 'draw', drawn: drawPieces(ask.pool, ask.count, random) };
    case 'choose':
    case 'number':
    case 'counts':
    case 'split':
      return undefined;
  }
}
