import { amount, shortAmount, sittersOf, whoSat, winning, type Seat, type Unit } from '$lib/core';
import type { Result } from '$lib/session';
import type { TicketPlayer, TicketRows } from '$lib/ui/ticket-rows';

/** What the ledger is narrowed to; a member that is absent lets everything through. */
export interface LedgerFilter {
  readonly game?: string;
  readonly player?: string;
}

/** A match of the list, as far as it is searched. */
type Sought = Pick<Result, 'game' | 'seats'>;

/** Whether a match is among those that are wanted. */
export function isWanted({ game, seats }: Sought, wanted: LedgerFilter): boolean {
  if (wanted.game !== undefined && game !== wanted.game) return false;
  return wanted.player === undefined || seats.flatMap(sittersOf).some(({ name }) => name === wanted.player);
}

/** The games that were played, in the order in which they were first met. */
export function gamesOf(matches: readonly Sought[]): readonly string[] {
  return [...new Set(matches.map(({ game }) => game))];
}

/** Everybody who played, those who did so most often first; the colour is that of the newest match. */
export function playersOf(matches: readonly Sought[]): readonly Pick<Seat, 'name' | 'colour'>[] {
  const met = new Map<string, { readonly seat: Seat; readonly times: number }>();
  for (const seat of matches.flatMap(({ seats }) => seats.flatMap(seatsOfEach))) {
    const before = met.get(seat.name);
    met.set(seat.name, { seat: before?.seat ?? seat, times: (before?.times ?? 0) + 1 });
  }
  return [...met.values()]
    .sort((one, other) => other.times - one.times)
    .map(({ seat: { name, colour } }) => ({ name, colour }));
}

/** A seat as each of those had it who sat there. */
function seatsOfEach(seat: Seat): readonly Seat[] {
  const { player, colour } = seat;
  return sittersOf(seat).map((sitter) => ({ player, colour, ...sitter }));
}

/** The places of a finished match on its ticket: those who have won, and the others. */
export function finalStandings({ seats, places }: Result, unit?: Unit): TicketRows {
  const won = winning(places);
  const isTogether =
    won.some(({ wins }) => wins === true) && won.flatMap(({ players }) => players).length > 1;
  const rowsOf = (rows: Result['places'], figure: typeof amount): readonly TicketPlayer[] =>
    rows.flatMap(({ players, total }) =>
      players.flatMap((player) =>
        seats.filter((seat) => seat.player === player).map((seat) => ticketPlayer(seat, figure(total, unit)))
      )
    );
  return {
    leaders: rowsOf(won, isTogether ? shortAmount : amount),
    others: rowsOf(
      places.filter((row) => !won.includes(row)),
      shortAmount
    ),
    ...(isTogether ? { together: true } : {})
  };
}

function ticketPlayer(seat: Seat, figure: string): TicketPlayer {
  return { name: whoSat(seat), colour: seat.colour, figure };
}
