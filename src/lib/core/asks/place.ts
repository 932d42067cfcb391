import type { PlayerId } from '$lib/core/seats/players';

/** One player's claim at a place on the table, as screens draw it. */
export interface PlaceClaim<Why = unknown> {
  readonly id: string;
  /** "Anna", "The third colour" */
  readonly name: string;
  /** The player with this claim; undefined if it belongs to no one. */
  readonly who: PlayerId | undefined;
  /** The name of the receiver: "Anna", "the box". */
  readonly to: string;
  /** The count of the claim; undefined if it was not entered. */
  readonly count?: number;
  /** A few words below the name: "takes it all". */
  readonly note?: string;
  /** The reason for the payment in a few words, beside the rule: "Most dice still in: 5". */
  readonly rank?: string;
  /** The pieces that are counted, if they are known. */
  readonly pieces: readonly { readonly pool: string; readonly piece: string }[];
  /** True if the claim is tied or kicked out, and so wins nothing. */
  readonly tied: boolean;
  /** Whole dollars; 0 for none. */
  readonly award: number;
  readonly why: Why;
}

/** A place on the table that pays: a casino, a bar. */
export interface PayingPlace<Why = unknown> {
  /** "casino:3" */
  readonly id: string;
  readonly number: number;
  /** "Casino 3" */
  readonly title: string;
  /** A description of the whole place, for screen readers. */
  readonly accessibleText: string;
  /** The claims, best first, then the tied ones. */
  readonly claims: readonly PlaceClaim<Why>[];
  /** The money at stake, in the game's unit; undefined if it is not entered yet. */
  readonly stake: readonly number[] | undefined;
  /** True if the claims include taps of an unfinished answer. */
  readonly isPreview: boolean;
  /** The reason shown if a place has no claims. */
  readonly why: Why;
}
