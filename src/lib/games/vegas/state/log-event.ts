import { moves, type PlayerId } from '$lib/core';
import { joinEvent } from '$lib/games/contract/joining';
import { leaveEvent } from '$lib/games/contract/leaving';
import { play } from '$lib/games/vegas/actions/play';
import type { Move, State, LogEvent } from '$lib/games/vegas/types';

/**
 * Returns the log entry of a move: its effects, with the gold before the counters that return. Of hidden hearts it
 * never reveals more than that they were chosen.
 */
export function logEventOf(before: State, move: Move): LogEvent {
  if (move.type === 'quit') return leaveEvent(move);
  if (move.type === 'join') return joinEvent(move);
  const played = play(before, move);
  const gold = played.postings.filter(moves).map(({ why }) => why);
  const { news } = played.state;
  const back = news.findIndex(({ code }) => code === 'countersBack' || code === 'lastChip');
  const at = back < 0 ? news.length : back;
  const player = playerOf(before, move);
  return {
    code: move.type,
    news: [...news.slice(0, at), ...gold, ...news.slice(at)],
    ...(player === undefined ? {} : { player })
  };
}

/** Returns the player who made the move. */
function playerOf({ turn }: State, move: Exclude<Move, { type: 'quit' | 'join' }>): PlayerId | undefined {
  switch (move.type) {
    case 'stand':
    case 'hearts':
      return move.player;
    case 'throw':
    case 'goodLuck':
    case 'frontMan':
    case 'maryCard':
    case 'change':
    case 'pass':
    case 'place':
    case 'leave':
      return turn;
    case 'reveal':
    case 'duel':
    case 'step':
    case 'scored':
    case 'gold':
    case 'winner':
    case 'counts':
    case 'lowest':
    case 'depth':
    case 'lies':
    case 'cards':
    case 'mary':
    case 'resume':
      return undefined;
  }
}
