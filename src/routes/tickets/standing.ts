import { dollars, shortDollars, type Match } from '$lib/core';
import type { Standing } from '$lib/session';
import type { TicketPlayer } from '$lib/ui/Ticket.svelte';

/** How a match stands, as a ticket shows it. */
export interface Ranked {
  /** All who have the most. */
  readonly leaders: readonly TicketPlayer[];
  /** The richest first; while the standing is not known, everybody in seat order or nobody. */
  readonly others: readonly TicketPlayer[];
}

/** @param isSlow the standing takes so long that names alone are better than nothing */
export function ranked(match: Match, standing: Standing | undefined, isSlow: boolean): Ranked {
  if (standing === undefined) return { leaders: [], others: isSlow ? match.seats : [] };
  const rows = standing.players.flatMap(({ player, total }) =>
    match.seats
      .filter((seat) => seat.player === player)
      .map(({ name, colour }) => ({ name, colour, total, isLeader: total === standing.players[0]?.total }))
  );
  return {
    leaders: rows.filter(({ isLeader }) => isLeader).map((row) => ({ ...row, figure: dollars(row.total) })),
    others: rows
      .filter(({ isLeader }) => !isLeader)
      .map((row) => ({ ...row, figure: shortDollars(row.total) }))
  };
}

/** "Round 2 of 3" */
export function roundOf(standing: Standing | undefined): string | undefined {
  if (standing === undefined) return undefined;
  const { round, of } = standing.progress;
  return of === undefined ? `Round ${round}` : `Round ${round} of ${of}`;
}
