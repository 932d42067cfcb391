import {
  isSameFact,
  moves,
  total,
  type PlayerId,
  type Posting,
  type Reason,
  type GameTypes
} from '$lib/core';

/** What a line of the log has paid a player, or cost him, for one reason. */
export interface PaidLine {
  readonly player: PlayerId;
  /** Whole dollars; below zero where they were paid away. */
  readonly value: number;
  readonly why: GameTypes['Why'];
}

/** What these postings paid and cost everybody, each reason of a player once, in their order; without zeros. */
export function paidLines(
  players: readonly PlayerId[],
  postings: readonly Posting<Reason>[]
): readonly PaidLine[] {
  const lines: { player: PlayerId; value: number; why: Reason }[] = [];
  for (const posting of postings.filter(moves))
    for (const player of players) {
      const value = total(player, [posting]);
      if (value === 0) continue;
      const { why } = posting;
      const same = lines.findLast((line) => line.player === player && isSameFact(line.why, why));
      if (same === undefined) lines.push({ player, value, why });
      else same.value += value;
    }
  return lines.filter(({ value }) => value !== 0);
}
