import { moves, total, type PlayerId, type Posting } from '$lib/core';
import type { CasinoView, Claim, View, Why } from '$lib/games/las-vegas-cards/types';

/** The claims of a tie at a casino, or one claim that stays. */
export interface WalkRow {
  readonly tied: boolean;
  readonly claims: readonly Claim[];
}

/** Lists tied claims first, grouped by count, then the others, best first (4.2, 4.3). */
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

/** Returns the notes of a casino that no player won, with their reason. */
export function leftAt({ postings }: Paid, { number }: CasinoView): readonly Posting<Why>[] {
  return postings.filter(({ to, why }) => to === 'box' && 'casino' in why && why.casino === number);
}

/** Returns the notes that a player won in the round. */
export function wonBy({ postings }: Paid, player: PlayerId): readonly Posting<Why>[] {
  return postings.filter((posting) => moves(posting) && posting.to === player);
}

/** Sums the whole dollars that a player won in the round. */
export function sumOf({ postings }: Paid, player: PlayerId): number {
  return total(player, postings);
}
