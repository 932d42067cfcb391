/**
 * Pieces that can still be drawn: piece → count. A deck has no order, so a card drawn from the real deck and one drawn
 * by the app are the same move.
 */
export type Deck = Readonly<Record<string, number>>;

/** The total number of pieces in the deck. */
export function deckSize(deck: Deck): number {
  return Object.values(deck).reduce((sum, count) => sum + count, 0);
}

/** Counts how often each piece occurs in the list. */
export function countPieces(pieces: readonly string[]): Deck {
  const deck: Record<string, number> = {};
  for (const piece of pieces) deck[piece] = (deck[piece] ?? 0) + 1;
  return deck;
}

/** The first of these pieces that the deck has too few of; undefined if it has enough of each. */
export function missingPiece(deck: Deck, pieces: readonly string[]): string | undefined {
  return pieces.find((piece) => !(countOccurrences(pieces, piece) <= (deck[piece] ?? 0)));
}

function countOccurrences(pieces: readonly string[], piece: string): number {
  let occurrences = 0;
  for (const otherPiece of pieces) if (otherPiece === piece) occurrences += 1;
  return occurrences;
}

/** The deck without these pieces. Throws a RangeError if it does not have them all. */
export function withoutPieces(deck: Deck, pieces: readonly string[]): Deck {
  const remaining: Record<string, number> = { ...deck };
  for (const piece of pieces) {
    const count = remaining[piece] ?? 0;
    if (!(count > 0)) throw new RangeError(`the deck does not hold ${piece} that often`);
    remaining[piece] = count - 1;
  }
  return remaining;
}

/** The deck with these pieces shuffled in. */
export function addPieces(deck: Deck, pieces: readonly string[]): Deck {
  const largerDeck: Record<string, number> = { ...deck };
  for (const piece of pieces) largerDeck[piece] = (largerDeck[piece] ?? 0) + 1;
  return largerDeck;
}

/** A correction that the players made for their own copy of the box, where our data may be wrong. */
export interface PartOverride {
  /** Piece → count. */
  readonly counts?: Deck;
  /** Piece, or group of pieces, → its name. */
  readonly names?: Readonly<Record<string, string>>;
  /** The contents of a track's spaces, in the order of the track. */
  readonly spaces?: readonly string[];
  /** A printed board that is in no list, entered in the game's own short notation. */
  readonly copied?: string;
}
