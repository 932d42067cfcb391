import {
  isSameFact,
  movesPiece,
  totalOf,
  type PlayerId,
  type Posting,
  type Reason,
  type GameTypes
} from '$lib/core';

/** A payment to or by a player, for one reason in one line of the log. */
export interface ReasonPayment {
  readonly player: PlayerId;
  /** Whole dollars; negative if the player paid. */
  readonly value: number;
  readonly why: GameTypes['Why'];
}

/** The payments in these postings, combined per player and reason, in order; without zeros. */
export function paymentsByReason(
  players: readonly PlayerId[],
  postings: readonly Posting<Reason>[]
): readonly ReasonPayment[] {
  const lines: { player: PlayerId; value: number; why: Reason }[] = [];
  for (const posting of postings.filter(movesPiece))
    for (const player of players) {
      const value = totalOf(player, [posting]);
      if (value === 0) continue;
      const { why } = posting;
      const sameLine = lines.findLast((line) => line.player === player && isSameFact(line.why, why));
      if (sameLine === undefined) lines.push({ player, value, why });
      else sameLine.value += value;
    }
  return lines.filter(({ value }) => value !== 0);
}
