import { isChipColour, isChipsTaken } from '$lib/chip-cards';
import { isCount, isListOf, isPlayer, isRecordOf } from '$lib/core';
import { isDepth } from '$lib/games/contract/define';
import { isCard, isCasinoNumber } from '$lib/games/las-vegas-cards/data';
import type { Move } from '$lib/games/las-vegas-cards/types';

/** Checks whether a move has all members of its type. A log from an old version or from a file may contain anything. */
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

/** Accepts any positive sum. A sum that is no note value is refused later, as a note that is not available. */
function isDollars(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isChoice(value: unknown): boolean {
  return value === 'none' || isChipColour(value);
}

function isCounts(value: unknown): boolean {
  return isListOf(value, isCount);
}
