import { isCount, isObject, isOneOf, isPlayer } from '$lib/core/guards';
import type { PlayOp } from '$lib/core/log/match';
import { MAX_NAME_LENGTH } from './names';
import { PLAYER_COLOURS, type Seat } from './players';

const JOIN_STARTS = ['nothing', 'lowest'] as const;
/** The starting money of a newcomer: nothing, or the lowest total of those who play (a house rule). */
export type JoinStart = (typeof JOIN_STARTS)[number];

/**
 * A player joins a match between two rounds. The rules read the seat, the round and the start; who sits there is for
 * screens only, as with every other seat.
 */
export interface JoinMove extends Pick<Seat, 'player' | 'name' | 'person' | 'colour'> {
  readonly type: 'join';
  /** The first round that the newcomer plays. */
  readonly round: number;
  readonly start: JoinStart;
}

/** Whether a player had joined by this round; all others started the match. */
export function hadJoined({ joined = 0 }: Pick<Seat, 'joined'>, round: number): boolean {
  return joined <= round;
}

const isColour = isOneOf(PLAYER_COLOURS);
const isStart = isOneOf(JOIN_STARTS);

/** Whether a move lets a player join, with all its members. */
export function isJoinMove(move: object): move is JoinMove {
  const { type, player, name, person = '', colour, round, start } = move as Partial<JoinMove>;
  return (
    type === 'join' &&
    isPlayer(player) &&
    typeof name === 'string' &&
    name !== '' &&
    [...name].length <= MAX_NAME_LENGTH &&
    typeof person === 'string' &&
    isColour(colour) &&
    isCount(round) &&
    isStart(start)
  );
}

/**
 * The seats, with the players who joined by one of these entries and their first rounds. Returns the same list if no
 * one joined, or if everyone is already in it.
 */
export function seatsWithJoined(
  seats: readonly Seat[],
  entries: readonly { readonly do: PlayOp<object> }[]
): readonly Seat[] {
  const joinedSeats = entries.flatMap(({ do: action }): readonly Seat[] => {
    if (!isObject(action) || !('move' in action) || !isJoinMove(action.move)) return [];
    const { type: _type, start: _start, round, ...seat } = action.move;
    return seats.some(({ player }) => player === seat.player) ? [] : [{ ...seat, joined: round }];
  });
  return joinedSeats.length === 0 ? seats : [...seats, ...joinedSeats];
}
