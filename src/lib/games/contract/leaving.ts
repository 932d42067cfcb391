import {
  hasLeft,
  isOneOf,
  isPlayer,
  stayingPlayers,
  type GameTypes,
  type Departure,
  type Names,
  type PlayerId
} from '$lib/core';
import type { LeaveEvent, CommonLeavingWhy } from './strings/en/leaving';

export type { CommonLeavingWhy, LeaveEvent, LeavingWhy, QuittingWhy } from './strings/en/leaving';

const LEAVE_TYPES = ['leave', 'quit'] as const;
/**
 * The type of the move by which a player leaves. It is `quit` in a game that already uses `leave` for something else.
 */
export type LeaveType = (typeof LEAVE_TYPES)[number];

const isLeaveType = isOneOf(LEAVE_TYPES);

/** Whether a player leaves the match by this move. */
export function isLeaving(move: GameTypes['Move']): boolean {
  return isLeaveType(move.type) && 'pieces' in move;
}

/** A move by which a player leaves, of either type. */
type Leave = Pick<LeaveMove, 'player' | 'pieces'>;

/**
 * A player leaves the match for good; the money stays in the ranking. The player's placed pieces either stay until the
 * round is paid, which is the default and affects no one else's round, or are removed at once.
 */
export interface LeaveMove<Type extends LeaveType = 'leave'> {
  readonly type: Type;
  readonly player: PlayerId;
  readonly pieces: LeftPieces;
}

const PIECES_CHOICES = ['stay', 'go'] as const;
/** Whether the placed pieces of a player who leaves stay or go. */
export type LeftPieces = (typeof PIECES_CHOICES)[number];

const isPiecesChoice = isOneOf(PIECES_CHOICES);

/** Whether a move has all members of its type. */
export function isLeaveMove({ player, pieces }: Leave): boolean {
  return isPlayer(player) && isPiecesChoice(pieces);
}

/** The paragraphs that the refusals and the log line for leaving cite, and the minimum number of players. */
export interface LeavingRules {
  readonly rule: string;
  readonly tooFewRule: string;
  readonly min: number;
}

/** Returns the reason, common to all games, why this player cannot leave, or undefined if they can. */
export function refuseLeave(
  table: { readonly seats: readonly PlayerId[]; readonly left?: readonly Departure[] },
  { player }: Leave,
  { rule, tooFewRule, min }: LeavingRules
): CommonLeavingWhy | undefined {
  if (!table.seats.includes(player) || hasLeft(table, player)) return { code: 'leftAlready', rule, player };
  if (stayingPlayers(table).length <= min) return { code: 'tooFewStay', rule: tooFewRule, player, min };
  return undefined;
}

/** The log entry for a player who leaves. */
export function leaveEvent({ player, pieces }: Leave): LeaveEvent {
  return { code: 'left', player, pieces };
}

/** One way to leave, as the sheet offers it. */
export interface LeaveOption {
  readonly pieces: LeftPieces;
  /** The paragraph with our interpretation. */
  readonly rule: string;
  /** "The dice stay until the payout" */
  readonly title: string;
  /** A sentence about what happens to the pieces. */
  readonly hint: string;
}

/** The text of the sheet for leaving a match; loaded when the sheet is opened. */
export interface Leaving<T extends GameTypes = GameTypes> {
  /** The type of the leaving move; `leave` if absent. */
  readonly type?: LeaveType;
  /** The options that this player has now, the default first. */
  leaveOptions(view: T['View'], player: PlayerId, names: Names): readonly LeaveOption[];
}
