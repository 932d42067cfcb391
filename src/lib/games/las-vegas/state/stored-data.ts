import { hasMembers, isDeck, isMaybe, isPlayer } from '$lib/core';
import { isDepth, type Reads } from '$lib/games/contract/define';
import { areChoices, isChoiceOf } from '$lib/games/contract/house-rule';
import { chipCardBig, chipCardDice, houseRules } from '$lib/games/las-vegas/house-rules';

function isChipCards(kept: unknown): boolean {
  return hasMembers(kept, {
    dice: isChoiceOf(chipCardDice),
    big: isChoiceOf(chipCardBig)
  });
}

/** Validators for the stored data of Las Vegas; `isRoyale` checks the options of the main game. */
export function storedDataWith(isRoyale: (kept: unknown) => boolean): Reads {
  return {
    options: (kept) =>
      areChoices(houseRules, kept) &&
      hasMembers(kept, {
        first: isPlayer,
        depth: isDepth,
        notes: isMaybe(isDeck),
        royale: isRoyale,
        chipCards: isMaybe(isChipCards)
      }),
    tapWords: 2,
    olderTaps: () => import('./older-taps')
  };
}
