import type { MarkColour } from '$lib/ui/marks';

/** One claim at a place, as a table shows it. */
export interface ClaimRow {
  readonly id: string;
  readonly name: string;
  readonly colour: MarkColour;
  /** What it comes to: "$70,000", "out", "deals". */
  readonly paid: string;
  /** What is counted, where it is a number. */
  readonly count?: number;
  /** Struck out by a tie. */
  readonly tied?: boolean;
  /** Gets nothing. */
  readonly unpaid?: boolean;
  /** Why, with its paragraph. */
  readonly sentence?: string;
  readonly rule?: string;
}
