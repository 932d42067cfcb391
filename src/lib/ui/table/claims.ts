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
  /** Tied, and therefore out. */
  readonly tied?: boolean;
  /** Gets nothing. */
  readonly unpaid?: boolean;
  /** The sentence that explains it, with its paragraph. */
  readonly sentence?: string;
  readonly rule?: string;
}
