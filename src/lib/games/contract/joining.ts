import { PLAYER_IDS, type GameTypes, type JoinMove, type PlayerId, type Posting } from '$lib/core';
import type { JoinEvent, JoiningWhy } from './strings/en/joining';

export type { JoinEvent, JoiningWhy } from './strings/en/joining';

type JoinStartReason = Extract<JoiningWhy, { code: 'joinStarts' }>;

/**
 * The paragraph about joining, the maximum number of players, and the facts that decide whether anyone can join now.
 */
export interface JoiningRules {
  readonly rule: string;
  readonly max: number;
  /** Whether no round is being played. */
  readonly between: boolean;
  /** Whether this round is the last one. */
  readonly last: boolean;
}

/** The reason, common to all games, why no one can join; undefined if there is none. */
export function refuseJoin(
  { seats, round }: { readonly seats: readonly PlayerId[]; readonly round: number },
  move: JoinMove,
  { rule, max, between, last }: JoiningRules
): JoiningWhy | undefined {
  const isFull = seats.length >= max;
  if (!isFull && between && move.player === PLAYER_IDS[seats.length] && move.round === round)
    return undefined;
  const code = isFull ? 'joinFull' : !between && last ? 'joinTooLate' : 'joinLater';
  return { code, rule, max };
}

/**
 * The starting money of a newcomer: nothing, or the lowest of these totals. It is one amount, for which the box has no
 * piece.
 */
export function startingMoney<Rule extends string>(
  { player, start }: JoinMove,
  totals: readonly number[],
  rule: Rule
): readonly Extract<Posting<JoinStartReason & { readonly rule: Rule }>, { readonly piece: string }>[] {
  const value = start === 'lowest' ? Math.min(...totals) : 0;
  const why = { code: 'joinStarts', rule, player, value } as const;
  return value > 0 ? [{ from: 'bank', to: player, piece: 'cash', value, why }] : [];
}

/** The log entry for a player who joins. */
export function joinEvent({ player, name, start }: JoinMove): JoinEvent {
  return { code: 'joined', player, name, start };
}

/** The text of the sheet for joining a match; loaded when the sheet is opened. */
export interface Joining {
  /** The paragraph with our interpretation, and the paragraph of the house rule. */
  readonly rule: string;
  readonly houseRule: string;
  /** The pieces of a newcomer: "Eight dice of a free colour." */
  readonly pieces: string;
  /** The changes for everyone, in one or two sentences: "All four play in two teams."; absent if there are none. */
  readonly changesSentence?: string;
  /** Says when the newcomer starts, if not in the next round: "Dora plays from now on." */
  readonly startSentence?: (name: string) => string;
}

/** The text of a game, or a function of the view if the text depends on the number of players. */
export type JoiningOf<T extends GameTypes = GameTypes> = Joining | ((view: T['View']) => Joining);
