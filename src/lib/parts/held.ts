import type { Seat } from '$lib/core';
import type { BoxPart, ChosenPart, Holders } from './part';

/** Piece → holder → how many. What nobody holds lies in the bank. */
export type Held = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A single piece, and who has it or where it stands; absent while it lies beside the board. */
export interface Token {
  readonly piece: string;
  readonly at?: string;
}

/** Who or what can hold the pieces of a part: the ids of players, or the names of places. */
export function holdersOf(holders: Holders, seats: readonly Seat[]): readonly string[] {
  const players = seats.map(({ player }) => player);
  return holders === 'players' ? players : holders.flatMap((each) => (each === 'players' ? players : [each]));
}

/** Whether players can hold the pieces of a part. */
export function hasPlayers(holders: Holders | undefined): boolean {
  return holders === 'players' || holders?.includes('players') === true;
}

/** How many of a piece one holder has. */
export function heldBy(held: Held | undefined, piece: string, holder: string): number {
  return held?.[piece]?.[holder] ?? 0;
}

/** How many of a piece are handed out. */
export function heldInAll(held: Held | undefined, piece: string): number {
  return Object.values(held?.[piece] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The same with another count for one holder. */
export function withHeld(held: Held | undefined, piece: string, holder: string, count: number): Held {
  return { ...held, [piece]: { ...held?.[piece], [holder]: count } };
}

/** The same with all these counts. */
export function withLaid(held: Held | undefined, laid: Held): Held {
  const pieces = Object.entries(laid).map(
    ([piece, counts]) => [piece, { ...held?.[piece], ...counts }] as const
  );
  return { ...held, ...Object.fromEntries(pieces) };
}

/** Who has other counts than before. */
export function laidBy(laid: Held): readonly string[] {
  return [...new Set(Object.values(laid).flatMap((counts) => Object.keys(counts)))];
}

/** The single pieces of a part that live in the app. */
export function tokensOf({ missing }: ChosenPart): readonly Token[] {
  return Object.entries(missing).flatMap(([piece, count]) =>
    Array.from({ length: count }, (): Token => ({ piece }))
  );
}

/** The holders of a part, where it has any. */
export function partHolders(part: BoxPart): Holders | undefined {
  return part.kind === 'supply' || part.kind === 'token' || part.kind === 'deck' ? part.holders : undefined;
}
