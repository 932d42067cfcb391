import { hasMembers, isDeck, isMaybe, isOneOf, isPlayer } from '$lib/core';
import { isDepth, type Reads } from '$lib/games/contract/define';
import { areChoices, isChoiceOf } from '$lib/games/contract/house-rule';
import { chipCardBig, chipCardDice, houseRules, royaleHouseRules } from '$lib/games/las-vegas/house-rules';
import { tileBoxes } from '$lib/games/las-vegas/tiles/options';
import { FACES } from '$lib/games/las-vegas/types';

function isRoyale(kept: unknown): boolean {
  const isTiles = isOneOf(FACES);
  if (!hasMembers(kept, { tiles: isTiles, ...tileBoxes.storedData })) return false;
  return areChoices(
    royaleHouseRules.filter(({ id }) => id !== 'tiles'),
    kept as object
  );
}

function isChipCards(kept: unknown): boolean {
  return hasMembers(kept, {
    dice: isChoiceOf(chipCardDice),
    big: isChoiceOf(chipCardBig)
  });
}

/** Validators for the stored data of Las Vegas. */
export const storedData: Reads = {
  options: (kept) =>
    areChoices(houseRules, kept) &&
    hasMembers(kept, {
      first: isPlayer,
      depth: isDepth,
      notes: isMaybe(isDeck),
      royale: isMaybe(isRoyale),
      chipCards: isMaybe(isChipCards)
    }),
  tapWords: 2,
  olderTaps: () => import('./older-taps')
};
