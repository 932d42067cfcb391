import { isChipColour, isChipLot } from '$lib/chip-cards';
import {
  hasMembers,
  isCount,
  isDeck,
  isMaybe,
  isOneOf,
  isPlayer,
  isRecordOf,
  isTapOf,
  isText
} from '$lib/core';
import { isDepth, type Reads } from '$lib/games/contract/define';
import { isChoiceOf } from '$lib/games/contract/house-rule';
import { isCard, isCasinoNumber } from '$lib/games/las-vegas-cards/data';
import {
  chipCardDice,
  keptRules,
  money,
  order,
  tieBreak,
  TOGETHER
} from '$lib/games/las-vegas-cards/house-rules';

function isChipCards(kept: unknown): boolean {
  return hasMembers(kept, {
    dice: isChoiceOf(chipCardDice),
    together: isOneOf(TOGETHER),
    tieBreak: isChoiceOf(tieBreak),
    names: isMaybe((names) => isRecordOf(names, isChipColour, isText))
  });
}

/** A match stored before a house rule existed has no value for it. */
const settledLater = Object.fromEntries(keptRules.map((rule) => [rule.id, isMaybe(isChoiceOf(rule))]));

/** Validates the stored data of the Card Game. */
export const storedData: Reads = {
  options: (kept) =>
    hasMembers(kept, {
      first: isPlayer,
      depth: isDepth,
      ...settledLater,
      order: isChoiceOf(order),
      chipCards: isMaybe(isChipCards),
      neutral: isOneOf([true, false]),
      money: isChoiceOf(money),
      notes: isMaybe(isDeck),
      set: isMaybe(isDeck)
    }),
  tap: isTapOf({
    note: { value: isCount },
    chipCard: { colour: isChipColour, name: isText },
    card: { player: isPlayer, card: isCard },
    number: { player: isPlayer, number: isCasinoNumber },
    die: { player: isPlayer, casino: isCasinoNumber, dice: isCount },
    turned: { card: isCard },
    took: { lot: (lot) => isChipLot(lot, isCasinoNumber), name: isText },
    show: { show: isText }
  }),
  tapWords: 1
};
