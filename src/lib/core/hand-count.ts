import { sharePlaces } from './ledger/ranking';

/** A kind of money piece in a box, as it is counted by hand. */
export interface MoneyPiece {
  /** The id of its part: "notes", "chips". */
  readonly part: string;
  /** The value of one piece, in the game's unit. */
  readonly value: number;
  /** How many of them the box has. */
  readonly count: number;
}

/** How many of each piece a player has, in the order of the pieces of the box. */
export type HandCount = readonly number[];

/** The money of a player whose pieces were counted, in the game's unit. */
export function totalMoney(pieces: readonly MoneyPiece[], counts: HandCount): number {
  return pieces.reduce((sum, { value }, index) => sum + value * (counts[index] ?? 0), 0);
}

/** The total number of pieces that a player has. */
export function countAllPieces(counts: HandCount): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A score, and whether the players put it ahead of equal ones. */
export interface HandScore {
  readonly score: number;
  readonly isAhead: boolean;
}

/** The place of each score, in the same order: 1, 1, 3. Equal scores share a place, unless one was put ahead. */
export function placesByScore(scores: readonly HandScore[]): readonly number[] {
  const rows = sharePlaces(scores, (a, b) => b.score - a.score || Number(b.isAhead) - Number(a.isAhead));
  return scores.map((score) => rows.find(({ players }) => players.includes(score))?.place ?? 1);
}

/** Renumbers places that were entered by hand as 1, 1, 3, in the same order. */
export function placesInOrder(places: readonly number[]): readonly number[] {
  return placesByScore(places.map((place) => ({ score: -place, isAhead: false })));
}
