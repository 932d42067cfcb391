import { isolateName } from './names';

/** The seats, clockwise. In the rules a player is a seat; names belong to the match. */
export const PLAYER_IDS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const;
export type PlayerId = (typeof PLAYER_IDS)[number];

/** The players' colours, in the order in which seats take them. */
export const PLAYER_COLOURS = [
  'sky',
  'yellow',
  'blue',
  'vermillion',
  'white',
  'green',
  'orange',
  'purple'
] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** The colour of a die: a player's, an imaginary player's, or one of the box. */
export type DieColour = PlayerColour | 'imaginary' | 'ivory' | 'black';

/** A player who left the match before its end, and the round at that time. */
export interface Departure {
  readonly player: PlayerId;
  readonly round: number;
  /** True if that round had not started yet. */
  readonly between?: true;
}

/** A person on a seat: the name at that time, and the person's id. */
export interface SeatOccupant {
  readonly name: string;
  /** The person's id; absent in matches saved before people had ids. */
  readonly person?: string;
}

/** A seat of the match and the person on it. */
export interface Seat extends SeatOccupant {
  readonly player: PlayerId;
  readonly colour: PlayerColour;
  /** The people who took over the seat, in order; only in a result. */
  readonly then?: readonly SeatOccupant[];
  /** The first round of a player who joined later; absent for those who started the match. */
  readonly joined?: number;
  /** The round in which the player left the match; absent for players who did not. */
  readonly left?: Omit<Departure, 'player'>;
}

/** Team ids, for games with teams. The game says who belongs to which. */
export const TEAM_IDS = ['t1', 't2', 't3'] as const;
export type TeamId = (typeof TEAM_IDS)[number];

/** An owner of pieces: a player or a team. */
export type Account = PlayerId | TeamId;

/** The viewer of a state: a player, or 'all' once every secret is revealed. Undefined sees only public facts. */
export type Viewer = PlayerId | 'all';

/** Gives the name of a player. */
export type Names = (player: PlayerId) => string;

/** The names of a match's seats. A player without a seat is called by the id. */
export function namesOf(seats: readonly Seat[]): Names {
  const names = new Map<PlayerId, string>(seats.map((seat) => [seat.player, seat.name]));
  return (player) => names.get(player) ?? player;
}

/** The names for use in sentences: right-to-left names are isolated. */
export function spokenNamesOf(seats: readonly Seat[]): Names {
  const names = namesOf(seats);
  return (player) => isolateName(names(player));
}

/** Replaces the seat ids in a stored sentence with names. */
export function withNames(sentence: string, names: Names): string {
  return sentence.replace(/\bp[1-8]\b/g, (seat) => names(seat as PlayerId));
}

/** The first `count` seats. */
export function seatsUpTo(count: number): readonly PlayerId[] {
  return PLAYER_IDS.slice(0, count);
}

/** The players in seat order, starting with `first`. */
export function clockwiseFrom(seats: readonly PlayerId[], first: PlayerId): readonly PlayerId[] {
  const index = Math.max(0, seats.indexOf(first));
  return [...seats.slice(index), ...seats.slice(0, index)];
}
