import type { GameTypes, PlayerId, Reason, Step } from '$lib/core';

/** The kinds of places that money comes from. */
export const SOURCE_KINDS = ['casino', 'tile', 'bar', 'table', 'other'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The place on the table from which money came, or where it was lost. */
export interface MoneySource {
  readonly kind: SourceKind;
  /** The number or name of the place within its kind: "3", "pay-day"; absent for the whole kind. */
  readonly id?: string;
  /** The place in words, as a heading: "Casino 3". The words were chosen when the summary was made. */
  readonly label?: string;
}

/** All dice of one roll, of which every face is known: 1 to 6, in any order. */
export interface WholeRoll {
  readonly player: PlayerId;
  readonly dice: readonly number[];
}

/** A tie that struck players out at one place, and its effect on everyone's payout there. */
export interface RecountedTie<Why extends Reason = Reason> {
  readonly source: MoneySource;
  /** The players whose equal counts cancelled each other, without imaginary players. */
  readonly players: readonly PlayerId[];
  /** Each player's actual payment minus that of the recount; never empty, and without zeros. */
  readonly effects: readonly { readonly player: PlayerId; readonly value: number }[];
  /** The reason that the payout gave for the tie. */
  readonly why: Why;
}

/**
 * The facts that a summary of a finished match needs and only the game knows. All functions are pure and read what was
 * played and posted; none of them repeats a rule. Loaded when a summary is made.
 */
export interface GameFacts<T extends GameTypes = GameTypes> {
  /** The player who goes first in the match; undefined if no one does, because all choose at once. */
  first?(options: T['Options']): PlayerId | undefined;
  /** The place that a posting with this reason pays from. */
  source(why: T['Why'], options: T['Options']): MoneySource;
  /**
   * The complete rolls that a move enters; none if the face of a die is unknown. A game without this function has no
   * dice.
   */
  rolls?(stateBefore: T['State'], move: T['Move']): readonly WholeRoll[];
  /**
   * The ties of one step that changed a payout, at most one for each place. Each place is recounted as if no one had
   * been struck out there. Without this function, ties strike no one out in this game.
   */
  ties?(step: Step<T>, options: T['Options']): readonly RecountedTie<T['Why']>[];
}
