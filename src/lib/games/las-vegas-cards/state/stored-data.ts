import { isChipColour } from '$lib/chip-cards';
import { hasMembers, isDeck, isOptional, isOneOf, isPlayer, isRecordOf, isText } from '$lib/core';
import { isEntryDetail, type StoredDataChecks } from '$lib/games/contract/define';
import { isChoiceOf } from '$lib/games/contract/house-rule';
import {
  chipCardDiceRule,
  keptRules,
  moneyRule,
  orderRule,
  tieBreakRule,
  SIMULTANEOUS_ORDERS
} from '$lib/games/las-vegas-cards/house-rules';

function isChipCards(value: unknown): boolean {
  return hasMembers(value, {
    dice: isChoiceOf(chipCardDiceRule),
    together: isOneOf(SIMULTANEOUS_ORDERS),
    tieBreak: isChoiceOf(tieBreakRule),
    names: isOptional((names) => isRecordOf(names, isChipColour, isText))
  });
}

/** A match stored before a house rule existed has no value for it. */
const settledLater = Object.fromEntries(keptRules.map((rule) => [rule.id, isOptional(isChoiceOf(rule))]));

/** Validates the stored data of the Card Game. */
export const storedData: StoredDataChecks = {
  options: (value) =>
    hasMembers(value, {
      first: isPlayer,
      depth: isEntryDetail,
      ...settledLater,
      order: isChoiceOf(orderRule),
      chipCards: isOptional(isChipCards),
      neutral: isOneOf([true, false]),
      money: isChoiceOf(moneyRule),
      notes: isOptional(isDeck),
      set: isOptional(isDeck)
    }),
  tapVersion: 2
};
