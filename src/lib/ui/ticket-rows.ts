import { amount, shortAmount, type Match, type PlayerColour, type PlayerId, type Unit } from '$lib/core';

/** Somebody on a ticket. */
export interface TicketPlayer {
  readonly name: string;
  readonly colour: PlayerColour;
  /** What the player has, in words; absent where that is not known, or not to be seen. */
  readonly figure?: string;
}

/** How a match stands, as a ticket shows it. */
export interface TicketRows {
  /** All who are ahead; nobody where that is not known, or not to be seen. */
  readonly leaders: readonly TicketPlayer[];
  /** The richest first, or everybody in seat order. */
  readonly others: readonly TicketPlayer[];
  /** The leaders have won together, whatever each of them has. */
  readonly together?: true;
}

/** What each has, the richest first, whole dollars or whatever the game counts in. */
type Counted = readonly { readonly player: PlayerId; readonly total: number }[];

/** A running match on its ticket: names alone where the table hides its money, or nobody may count it yet. */
export function runningRows(
  { seats, table }: Pick<Match, 'seats' | 'table'>,
  counted: Counted | undefined,
  unit?: Unit
): TicketRows {
  if (counted === undefined || counted.length === 0 || table.hideMoney)
    return { leaders: [], others: seats.map(({ name, colour }) => ({ name, colour })) };
  const most = counted[0]?.total;
  const rows = (isAhead: boolean, words: typeof amount): readonly TicketPlayer[] =>
    counted
      .filter(({ total }) => (total === most) === isAhead)
      .flatMap(({ player, total }) =>
        seats
          .filter((seat) => seat.player === player)
          .map(({ name, colour }) => ({ name, colour, figure: words(total, unit) }))
      );
  return { leaders: rows(true, amount), others: rows(false, shortAmount) };
}
