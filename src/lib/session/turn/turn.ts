import { askedPlayers, type Ask, type PlayerId, type GameTypes } from '$lib/core';

type AnyAsk = Ask<GameTypes['Move'], GameTypes['Why']>;

/** The players who have to answer one of these asks before the match can go on, in the order of the asks. */
export function playersToAnswer(asks: readonly AnyAsk[]): readonly PlayerId[] {
  return [...new Set(asks.filter(({ optional }) => optional !== true).flatMap(askedPlayers))];
}

/** The parts of an open match that say whose turn it is. */
interface TurnState {
  readonly asks: readonly AnyAsk[];
  readonly viewedSeq: number | undefined;
  readonly editedSeq: number | undefined;
}

/**
 * The player whose turn it is now; undefined while the page shows an earlier moment, or while a log line is being
 * changed.
 */
export function currentTurn({ asks, viewedSeq, editedSeq }: TurnState): PlayerId | undefined {
  return viewedSeq === undefined && editedSeq === undefined ? turnOf(asks) : undefined;
}

/** The player whose turn it is; undefined while no one or several players have to answer. */
export function turnOf(asks: readonly AnyAsk[]): PlayerId | undefined {
  const players = playersToAnswer(asks);
  return players.length === 1 ? players[0] : undefined;
}
