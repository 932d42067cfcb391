import type { Deck } from './deck';

/** A correction that the players made for their own copy of the box, where our data may be wrong. */
export interface PartOverride {
  /** Piece → count. */
  readonly counts?: Deck;
  /** Piece, or group of pieces, → its name. */
  readonly names?: Readonly<Record<string, string>>;
  /** The contents of a track's spaces, in order. */
  readonly spaces?: readonly string[];
  /** A printed board that is in no list, entered in the game's own short notation. */
  readonly copied?: string;
}
