import {
  formatAmount,
  formatShortAmount,
  type Match,
  type PlayerColour,
  type PlayerId,
  type Unit
} from '$lib/core';

/** One player on a match ticket. */
export interface TicketPlayer {
  readonly name: string;
  /** The name of the last player on the seat, for its mark, if `name` has several. */
  readonly markName?: string;
  readonly colour: PlayerColour;
  /** The player's money in words; absent if unknown or hidden. */
  readonly sumText?: string;
}

/** The standing of a match, for its ticket. */
export interface TicketRows {
  /** Everyone in the lead; empty if that is unknown or hidden. */
  readonly leaders: readonly TicketPlayer[];
  /** The richest first; in seat order if the totals are unknown or hidden. */
  readonly others: readonly TicketPlayer[];
  /** The leaders win together, whatever their totals. */
  readonly together?: true;
}

/** Each player's total, the richest first, in whole dollars or the game's own unit. */
type CountedTotals = readonly { readonly player: PlayerId; readonly total: number }[];

/** The rows of a running match: names only if the match hides its money or the totals may not be known yet. */
export function runningRows(
  { seats, table }: Pick<Match, 'seats' | 'table'>,
  countedTotals: CountedTotals | undefined,
  unit?: Unit
): TicketRows {
  if (countedTotals === undefined || countedTotals.length === 0 || table.hideMoney)
    return { leaders: [], others: seats.map(({ name, colour }) => ({ name, colour })) };
  const highestTotal = countedTotals[0]?.total;
  const rowsOf = (isAhead: boolean, format: typeof formatAmount): readonly TicketPlayer[] =>
    countedTotals
      .filter(({ total }) => (total === highestTotal) === isAhead)
      .flatMap(({ player, total }) =>
        seats
          .filter((seat) => seat.player === player)
          .map(({ name, colour }) => ({ name, colour, sumText: format(total, unit) }))
      );
  return { leaders: rowsOf(true, formatAmount), others: rowsOf(false, formatShortAmount) };
}
