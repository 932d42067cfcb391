import { isPlayer, movesPiece, type PlayerId, type Posting } from '$lib/core';
import type { CasinoView, Holder, Why } from '$lib/games/vegas-strip/types';

/** The rank of a set at a casino. */
export interface SetRank {
  readonly sum: number;
  readonly leads: boolean;
  /** True if another set has the same sum. */
  readonly isTied: boolean;
  /** Counted from 0, highest sum first. */
  readonly place: number;
}

/** Returns the rank of this holder's set among the sets at a casino. */
export function setRankOf({ sets }: CasinoView, holder: Holder): SetRank {
  const place = sets.findIndex(
    (tileSet) => tileSet.player === holder.player && tileSet.blocker === holder.blocker
  );
  const { sum = 0, leads = false } = sets[place] ?? {};
  return { sum, leads, isTied: sets.some((tileSet, index) => index !== place && tileSet.sum === sum), place };
}

/** Counts all tiles at a casino. */
export function tilesPlaced({ sets }: CasinoView): number {
  return sets.reduce((count, { tiles = [] }) => count + tiles.length, 0);
}

/** The net result of postings for a player: `chips` gained, or lost if `isLoss` is true. */
export interface NetResult {
  readonly player: PlayerId;
  readonly chips: number;
  readonly isLoss: boolean;
}

/** Returns the net result of these postings for every player in them. */
export function netResults(postings: readonly Posting<Why>[]): readonly NetResult[] {
  const sums = new Map<PlayerId, number>();
  for (const { from, to: receiver, value } of postings.filter(movesPiece)) {
    if (isPlayer(receiver)) sums.set(receiver, (sums.get(receiver) ?? 0) + value);
    if (isPlayer(from)) sums.set(from, (sums.get(from) ?? 0) - value);
  }
  return [...sums].map(([player, sum]) => ({ player, chips: Math.abs(sum), isLoss: sum < 0 }));
}
