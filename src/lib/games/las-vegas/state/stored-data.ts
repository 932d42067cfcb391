import { hasMembers, isDeck, isOptional, isPlayer } from '$lib/core';
import { isEntryDetail, type StoredDataChecks } from '$lib/games/contract/define';
import { hasValidChoices, isChoiceOf } from '$lib/games/contract/house-rule';
import { chipCardBigDieRule, chipCardDiceRule, houseRules } from '$lib/games/las-vegas/house-rules';

function isChipCards(value: unknown): boolean {
  return hasMembers(value, {
    dice: isChoiceOf(chipCardDiceRule),
    big: isChoiceOf(chipCardBigDieRule)
  });
}

/** Validators for the stored data of Las Vegas; `isRoyale` checks the options of the main game. */
export function storedDataWith(isRoyale: (value: unknown) => boolean): StoredDataChecks {
  return {
    options: (value) =>
      hasValidChoices(houseRules, value) &&
      hasMembers(value, {
        first: isPlayer,
        depth: isEntryDetail,
        notes: isOptional(isDeck),
        royale: isRoyale,
        chipCards: isOptional(isChipCards)
      }),
    tapVersion: 2,
    olderTaps: () => import('./older-taps')
  };
}
