import { isolated } from './names';

/** The seats of a table, clockwise. Inside the rules a player is a seat; names live in the match. */
export const PLAYER_IDS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const;
export type PlayerId = (typeof PLAYER_IDS)[number];

/** The colours that players are told apart by, in the order in which seats take them. */
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

/** How a die is painted: a player's, those of nobody, and those of the box. */
export type DieColour = PlayerColour | 'imaginary' | 'ivory' | 'black';

/** Whoever sits on a seat: the name at that time, and who it is. */
export interface Sitter {
  readonly name: string;
  /** The id of the person; absent where the match was kept before people had one. */
  readonly person?: string;
}

/** Somebody at the table. */
export interface Seat extends Sitter {
  readonly player: PlayerId;
  readonly colour: PlayerColour;
  /** Those to whom the seat was handed on, one after the other; in a result alone. */
  readonly then?: readonly Sitter[];
}

/** The teams of a table, where a game has them; which players they are is the game's. */
export const TEAM_IDS = ['t1', 't2', 't3'] as const;
export type TeamId = (typeof TEAM_IDS)[number];

/** Whose a piece can be: a player's, or what a team has in common. */
export type Account = PlayerId | TeamId;

/** Who looks: a player, or all together once everything is turned up. Nobody's eyes see what lies open. */
export type Eyes = PlayerId | 'all';

/** How a sentence calls a player. */
export type Names = (player: PlayerId) => string;

/** The names of a match's seats. An empty chair is called by its seat. */
export function namesOf(seats: readonly Seat[]): Names {
  const names = new Map<PlayerId, string>(seats.map((seat) => [seat.player, seat.name]));
  return (player) => names.get(player) ?? player;
}

/** The same for sentences: a name that is read from right to left turns nothing around. */
export function spokenNamesOf(seats: readonly Seat[]): Names {
  const names = namesOf(seats);
  return (player) => isolated(names(player));
}

/** The first `count` seats. */
export function seatsUpTo(count: number): readonly PlayerId[] {
  return PLAYER_IDS.slice(0, count);
}

/** The players in seat order, beginning with `first`. */
export function clockwiseFrom(seats: readonly PlayerId[], first: PlayerId): readonly PlayerId[] {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}
