import { clockwiseFrom, type Left, type PlayerId, type Seat } from './players';

/** Any state or view of a game that players can leave. */
interface Table {
  readonly seats: readonly PlayerId[];
  readonly left?: readonly Left[];
}

export function hasLeft({ left }: Pick<Table, 'left'>, player: PlayerId): boolean {
  return left?.some((each) => each.player === player) === true;
}

/** The players who play on, in seat order. */
export function stayingPlayers(table: Table): readonly PlayerId[] {
  return table.left === undefined ? table.seats : table.seats.filter((player) => !hasLeft(table, player));
}

/** The players of this round, in seat order: those who stay, and those who left while it was played. */
export function playersInRound({
  seats,
  left,
  round
}: Table & { readonly round: number }): readonly PlayerId[] {
  if (left === undefined) return seats;
  const isBefore = (player: Left): boolean => player.round < round || player.between === true;
  return seats.filter((player) => !left.some((each) => each.player === player && isBefore(each)));
}

/** The next player clockwise who stays. */
export function nextStaying(table: Table, player: PlayerId): PlayerId {
  const [, ...others] = clockwiseFrom(table.seats, player);
  return others.find((player) => !hasLeft(table, player)) ?? player;
}

/** The seats, with the moment when their players left. */
export function seatsWithLeft(seats: readonly Seat[], left: readonly Left[] | undefined): readonly Seat[] {
  if (left === undefined || left.length === 0) return seats;
  return seats.map((seat) => {
    const leaving = left.find(({ player }) => player === seat.player);
    if (leaving === undefined) return seat;
    const { round, between } = leaving;
    return { ...seat, left: between === true ? { round, between } : { round } };
  });
}
