import { hasMembers, isDeck, isListOf, isOptional, isPlayer } from '$lib/core';
import { isEntryDetail, type StoredDataChecks } from '$lib/games/contract/define';
import { hasValidChoices } from '$lib/games/contract/house-rule';
import { isBar } from '$lib/games/razzia/data';
import { houseRules } from '$lib/games/razzia/house-rules';

/** All house rules but the two closed bars, which are stored together as one list. */
const singleRules = houseRules.filter(({ id }) => id !== 'closed' && id !== 'alsoClosed');

function isTwoBars(value: unknown): boolean {
  return isListOf(value, isBar) && new Set(value as readonly unknown[]).size === 2;
}

/** Validates the stored data of Razzia. */
export const storedData: StoredDataChecks = {
  options: (value) =>
    hasValidChoices(singleRules, value) &&
    hasMembers(value, {
      dealer: isPlayer,
      depth: isEntryDetail,
      chits: isOptional(isDeck),
      closed: isOptional(isTwoBars)
    }),
  tapVersion: 2,
  olderTaps: () => import('./older-taps')
};
