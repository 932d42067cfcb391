import { isPlayer, moves, type PlayerId, type Posting } from '$lib/core';
import type { CasinoView, Holder, Why } from './types';

/** How a set stands at a casino. */
export interface SetRank {
  readonly sum: number;
  readonly leads: boolean;
  /** Another set comes to the same. */
  readonly level: boolean;
  /** From 0, the most first. */
  readonly place: number;
}

/** How the set of this holder stands among those that lie there. */
export function setRankOf({ sets }: CasinoView, holder: Holder): SetRank {
  const place = sets.findIndex((set) => set.player === holder.player && set.blocker === holder.blocker);
  const { sum = 0, leads = false } = sets[place] ?? {};
  return { sum, leads, level: sets.some((set, at) => at !== place && set.sum === sum), place };
}

/** All tiles that lie at a casino. */
export function tilesPlaced({ sets }: CasinoView): number {
  return sets.reduce((all, { tiles = [] }) => all + tiles.length, 0);
}

/** What moves brought a player: so many chips, or where it cost some, so many less. */
export interface Brought {
  readonly player: PlayerId;
  readonly chips: number;
  readonly less: boolean;
}

/** What these postings bring everybody who is in them. */
export function broughtBy(postings: readonly Posting<Why>[]): readonly Brought[] {
  const sums = new Map<PlayerId, number>();
  for (const { from, to, value } of postings.filter(moves)) {
    if (isPlayer(to)) sums.set(to, (sums.get(to) ?? 0) + value);
    if (isPlayer(from)) sums.set(from, (sums.get(from) ?? 0) - value);
  }
  return [...sums].map(([player, sum]) => ({ player, chips: Math.abs(sum), less: sum < 0 }));
}
