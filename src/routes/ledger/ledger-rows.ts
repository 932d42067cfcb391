import {
  amount,
  hasMembers,
  isMaybe,
  isText,
  shortAmount,
  seatHistoryOf,
  seatHistoryLabel,
  winning,
  type Seat,
  type Unit
} from '$lib/core';
import type { Result } from '$lib/session';
import type { TicketPlayer, TicketRows } from '$lib/ui/ticket-rows';

/** The filter of the list; an absent member matches everything. */
export interface LedgerFilter {
  readonly game?: string;
  readonly player?: string;
}

/** The facts of a match that are filtered by. */
type Sought = Pick<Result, 'game' | 'seats'>;

/** Whether a match passes the filter. */
export function isWanted({ game, seats }: Sought, wanted: LedgerFilter): boolean {
  if (wanted.game !== undefined && game !== wanted.game) return false;
  return (
    wanted.player === undefined || seats.flatMap(seatHistoryOf).some(({ name }) => name === wanted.player)
  );
}

/** The games played, in the order of first appearance. */
export function gamesOf(matches: readonly Sought[]): readonly string[] {
  return [...new Set(matches.map(({ game }) => game))];
}

/**
 * Everyone who played, the most frequent players first. Players of the first `recent` matches come before all others,
 * so that no name moves once the older matches have been read. The colour is that of the newest match.
 */
export function playersOf(
  matches: readonly Sought[],
  recent = matches.length
): readonly Pick<Seat, 'name' | 'colour'>[] {
  const newer = countByName(matches.slice(0, recent));
  const older = countByName(matches.slice(recent));
  const others = [...older].filter(([name]) => !newer.has(name));
  return [[...newer], others].flatMap((counts) =>
    counts
      .sort(([, one], [, other]) => other.times - one.times)
      .map(([name, { colour }]) => ({ name, colour }))
  );
}

/** The players of these matches by name: the colour of their first match, and how often they played. */
function countByName(
  matches: readonly Sought[]
): ReadonlyMap<string, { readonly colour: Seat['colour']; readonly times: number }> {
  const counts = new Map<string, { readonly colour: Seat['colour']; times: number }>();
  for (const { name, colour } of matches.flatMap(({ seats }) => seats.flatMap(seatsOfEach))) {
    const before = counts.get(name);
    if (before === undefined) counts.set(name, { colour, times: 1 });
    else before.times += 1;
  }
  return counts;
}

/** The seat once for each person who sat on it. */
function seatsOfEach(seat: Seat): readonly Seat[] {
  const { player, colour } = seat;
  return seatHistoryOf(seat).map((sitter) => ({ player, colour, ...sitter }));
}

/** The rows of a finished match's ticket: the winners, and the others. */
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
  return { name: seatHistoryLabel(seat), colour: seat.colour, figure };
}

/** Validates a saved filter. Anything else becomes the empty filter. */
export function filterIn(saved: unknown): LedgerFilter {
  return isFilter(saved) ? saved : {};
}

function isFilter(value: unknown): value is LedgerFilter {
  return hasMembers(value, { game: isMaybe(isText), player: isMaybe(isText) });
}
