import { isChipColour, isChipsTaken } from '$lib/chip-cards';
import { isCount, isListOf, isPlayer, isRecordOf } from '$lib/core';
import { isDepth } from '$lib/games/define';
import { isCard, isCasinoNumber } from './data';
import type { Move } from './types';

/** Whether a move says all that a move of its kind says. A log of another day, or of another hand, may hold anything. */
export function isReadable(move: Move): boolean {
  switch (move.type) {
    case 'notes':
      return isListOf(move.notes, isDollars);
    case 'later':
    case 'turnOver':
      return true;
    case 'chipCards':
      return isListOf(move.colours, isChipColour);
    case 'neutral':
      return isListOf(move.cards, isCard);
    case 'hand':
    case 'choose':
    case 'lay':
      return isPlayer(move.player) && isListOf(move.cards, isCard);
    case 'chipCard':
      return isPlayer(move.player) && isCasinoNumber(move.casino) && isChoice(move.colour);
    case 'count':
      return isRecordOf(move.dice, isPlayer, isCounts) && isChipsTaken(move.chipCards, isCasinoNumber);
    case 'depth':
      return isDepth(move.depth);
  }
  return false;
}

/** A sum that is no note's is refused as one that is not there. */
function isDollars(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isChoice(value: unknown): boolean {
  return value === 'none' || isChipColour(value);
}

function isCounts(value: unknown): boolean {
  return isListOf(value, isCount);
}
