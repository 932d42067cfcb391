import { isJoinMove, isListOf, isPlayer, isRecordOf } from '$lib/core';
import { isDepth } from '$lib/games/contract/define';
import { isLeaveMove } from '$lib/games/contract/leaving';
import { isCard } from '$lib/games/razzia/data';
import { BARS, type Move } from '$lib/games/razzia/types';

const FACES = [1, 2, 3, 4, 5, 6];

/** Checks whether a move has all members of its type. A log from an old version or from a file may contain anything. */
export function isReadable(move: Move): boolean {
  switch (move.type) {
    case 'hands':
    case 'reveal':
      return isListOf(move.cards, isCard);
    case 'lay':
      return isListOf(move.chits, isChit);
    case 'put':
      return BARS.includes(move.bar);
    case 'choose':
      return isPlayer(move.player) && isCard(move.card);
    case 'turnOver':
      return true;
    case 'propose':
      return isShares(move.shares);
    case 'answer':
      return isPlayer(move.player) && ['accept', 'duel'].includes(move.answer);
    case 'duel':
      return true;
    case 'taken':
      return isRecordOf(move.bars, isBar, isShares);
    case 'depth':
      return isDepth(move.depth);
    case 'leave':
      return isLeaveMove(move) && move.pieces === 'stay';
    case 'join':
      return isJoinMove(move);
  }
  return false;
}

/** Checks whether these are faces of a die. */
export function areDice(thrown: readonly number[]): boolean {
  return thrown.every((face) => FACES.includes(face));
}

/** Accepts any positive sum. A sum that is no chit value is refused later, as a chit that is not available. */
function isChit(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isShares(value: unknown): boolean {
  return isRecordOf(
    value,
    () => true,
    (chits) => isListOf(chits, isChit)
  );
}

function isBar(name: string): boolean {
  return BARS.some((each) => each === name);
}
