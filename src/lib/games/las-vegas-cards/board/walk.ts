import { moves, total, type PlayerId, type Posting } from '$lib/core';
import type { CasinoView, Claim, View, Why } from '$lib/games/las-vegas-cards/types';

/** Claims of a casino that leave together, or one that stays. */
export interface WalkRow {
  readonly tied: boolean;
  readonly claims: readonly Claim[];
}

/** Struck claims first, those of one count together, then those that stay, best first (4.2, 4.3). */
export function rowsOf({ claims }: CasinoView): readonly WalkRow[] {
  const counts = [...new Set(claims.filter(({ tied }) => tied).map(({ own }) => own.count))];
  return [
    ...counts.map((count) => ({
      tied: true,
      claims: claims.filter(({ tied, own }) => tied && own.count === count)
    })),
    ...claims.filter(({ tied }) => !tied).map((claim) => ({ tied: false, claims: [claim] }))
  ];
}

type Paid = NonNullable<View['paid']>;

/** Notes of a casino that nobody won, with their reason. */
export function leftAt({ postings }: Paid, { number }: CasinoView): readonly Posting<Why>[] {
  return postings.filter(({ to, why }) => to === 'box' && 'casino' in why && why.casino === number);
}

/** Notes that somebody won in the round. */
export function wonBy({ postings }: Paid, player: PlayerId): readonly Posting<Why>[] {
  return postings.filter((posting) => moves(posting) && posting.to === player);
}

/** Whole dollars that somebody won in the round. */
export function sumOf({ postings }: Paid, player: PlayerId): number {
  return total(player, postings);
}
