import { clockwiseFrom, type Departure, type PlayerId, type Seat } from './players';

/** Any state or view of a game that players can leave. */
interface TableSeats {
  readonly seats: readonly PlayerId[];
  readonly left?: readonly Departure[];
}

export function hasLeft({ left }: Pick<TableSeats, 'left'>, player: PlayerId): boolean {
  return left?.some((leaver) => leaver.player === player) === true;
}

/** The players who play on, in seat order. */
export function stayingPlayers(table: TableSeats): readonly PlayerId[] {
  return table.left === undefined ? table.seats : table.seats.filter((player) => !hasLeft(table, player));
}

/** The players of this round, in seat order: those who stay, and those who left while it was played. */
export function playersInRound({
  seats,
  left,
  round
}: TableSeats & { readonly round: number }): readonly PlayerId[] {
  if (left === undefined) return seats;
  const hasLeftBefore = (leaver: Departure): boolean => leaver.round < round || leaver.between === true;
  return seats.filter((player) => !left.some((leaver) => leaver.player === player && hasLeftBefore(leaver)));
}

/** The next player clockwise who stays. */
export function nextStayingPlayer(table: TableSeats, player: PlayerId): PlayerId {
  const [, ...others] = clockwiseFrom(table.seats, player);
  return others.find((player) => !hasLeft(table, player)) ?? player;
}

/** The seats, with the round in which each player left. */
export function seatsWithLeft(
  seats: readonly Seat[],
  leftPlayers: readonly Departure[] | undefined
): readonly Seat[] {
  if (leftPlayers === undefined || leftPlayers.length === 0) return seats;
  return seats.map((seat) => {
    const leaving = leftPlayers.find(({ player }) => player === seat.player);
    if (leaving === undefined) return seat;
    const { round, between } = leaving;
    return { ...seat, left: between === true ? { round, between } : { round } };
  });
}
