import type { Deck } from './deck';

/** What a table found in its own box, where we were not sure. */
export interface PartOverride {
  /** Piece → how many there are. */
  readonly counts?: Deck;
  /** Piece, or group of pieces, → what it is called. */
  readonly names?: Readonly<Record<string, string>>;
  /** What stands on the spaces of a track, in order. */
  readonly spaces?: readonly string[];
  /** What is printed there and no list tells, copied in the game's own short form: a board. */
  readonly copied?: string;
}
