import { isCount, isJoinMove, isPlayer, isRecordOf } from '$lib/core';
import { isDepth } from '$lib/games/contract/define';
import { isLeaveMove } from '$lib/games/contract/leaving';
import { FACES } from '$lib/games/vegas/state/board';
import { CARDS, HEARTS } from '$lib/games/vegas/data';
import type { Move } from '$lib/games/vegas/types';

/** Checks whether a move has all members of its type. A log from an old version or from a file may contain anything. */
export function isReadable(move: Move): boolean {
  switch (move.type) {
    case 'stand':
      return isPlayer(move.player) && isCount(move.table);
    case 'throw':
      return FACES.includes(move.face);
    case 'goodLuck':
      return FACES.includes(move.number);
    case 'frontMan':
    case 'change':
      return isCount(move.table);
    case 'place':
      return isCount(move.space);
    case 'hearts':
      return isPlayer(move.player) && HEARTS.includes(move.hearts);
    case 'duel':
      return HEARTS.includes(move.challenger) && HEARTS.includes(move.defender);
    case 'maryCard':
    case 'pass':
    case 'leave':
    case 'reveal':
    case 'step':
      return true;
    case 'scored':
      return isCount(move.table) && ['full', 'mary'].includes(move.by);
    case 'gold':
      return isCount(move.gold);
    case 'winner':
      return isWhose(move.winner);
    case 'counts':
      return isRecordOf(move.counts, isPlayer, isCount);
    case 'lowest':
      return isPlayer(move.player) && FACES.includes(move.number);
    case 'depth':
      return isDepth(move.depth);
    case 'lies':
      return isCount(move.table) && isCount(move.space) && isWhose(move.whose);
    case 'cards':
      return isPlayer(move.player) && CARDS.includes(move.card) && isCount(move.left);
    case 'mary':
      return isCount(move.at);
    case 'resume':
      return isPlayer(move.player);
    case 'quit':
      return isLeaveMove(move);
    case 'join':
      return isJoinMove(move);
  }
  return false;
}

function isWhose(value: unknown): boolean {
  return isPlayer(value) || value === 'nobody';
}
