import type { PlaceClaim, Seat } from '$lib/core';
import type { MarkColour } from '$lib/ui/pieces/marks';

/** One claim at a place, as a row of a table. */
export interface ClaimRow {
  readonly id: string;
  readonly name: string;
  readonly colour: MarkColour;
  /** The payout in words: "$70,000", "out", "deals". */
  readonly paid: string;
  /** The number that is compared, if there is one. */
  readonly count?: number;
  /** Tied, so it gets nothing. */
  readonly tied?: boolean;
  /** Gets nothing. */
  readonly unpaid?: boolean;
  /** The sentence that explains the claim, with its paragraph. */
  readonly sentence?: string;
  readonly rule?: string;
}

/** The mark colour of a claim. A claim without an owner has the colour of dice that no one owns. */
export function colourOfClaim({ who }: Pick<PlaceClaim, 'who'>, seats: readonly Seat[]): MarkColour {
  return seats.find(({ player }) => player === who)?.colour ?? 'imaginary';
}

/** How the plate of a claim is drawn: struck if tied, lit if it would be paid now. */
export function plateStateOf({ tied, award }: Pick<PlaceClaim, 'tied' | 'award'>): 'struck' | 'lit' | 'dark' {
  if (tied) return 'struck';
  return award > 0 ? 'lit' : 'dark';
}
