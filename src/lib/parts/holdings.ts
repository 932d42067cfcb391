import type { Seat } from '$lib/core';
import type { BoxPart, ChosenPart, Holders } from './part';

/** Piece → holder → count. The remaining pieces are in the bank. */
export type Holdings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A single piece and its owner or place; `at` is absent while it is beside the board. */
export interface Token {
  readonly piece: string;
  readonly at?: string;
}

/** The possible holders of a part's pieces: ids of players, or names of places. */
export function holdersOf(holders: Holders, seats: readonly Seat[]): readonly string[] {
  const players = seats.map(({ player }) => player);
  return holders === 'players'
    ? players
    : holders.flatMap((holder) => (holder === 'players' ? players : [holder]));
}

/** Whether players can have pieces of a part. */
export function hasPlayers(holders: Holders | undefined): boolean {
  return holders === 'players' || holders?.includes('players') === true;
}

/** Counts how many of a piece one holder has. */
export function countHeldBy(holdings: Holdings | undefined, piece: string, holder: string): number {
  return holdings?.[piece]?.[holder] ?? 0;
}

/** Counts how many of a piece all holders have together. */
export function totalHeld(holdings: Holdings | undefined, piece: string): number {
  return Object.values(holdings?.[piece] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Sets the count of one holder. */
export function withHolderCount(
  holdings: Holdings | undefined,
  piece: string,
  holder: string,
  count: number
): Holdings {
  return { ...holdings, [piece]: { ...holdings?.[piece], [holder]: count } };
}

/** Sets all these counts. */
export function withCounts(holdings: Holdings | undefined, counts: Holdings): Holdings {
  const pieces = Object.entries(counts).map(
    ([piece, counts]) => [piece, { ...holdings?.[piece], ...counts }] as const
  );
  return { ...holdings, ...Object.fromEntries(pieces) };
}

/** The holders whose counts are set. */
export function holdersIn(counts: Holdings): readonly string[] {
  return [...new Set(Object.values(counts).flatMap((pieceCounts) => Object.keys(pieceCounts)))];
}

/** The tokens of a part that the app replaces. */
export function tokensOf({ missing }: ChosenPart): readonly Token[] {
  return Object.entries(missing).flatMap(([piece, count]) =>
    Array.from({ length: count }, (): Token => ({ piece }))
  );
}

/** The possible holders of a part, if it has any. */
export function partHolders(part: BoxPart): Holders | undefined {
  return part.kind === 'supply' || part.kind === 'token' || part.kind === 'deck' ? part.holders : undefined;
}
