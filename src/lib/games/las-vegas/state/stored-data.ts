import { isChipColour, isChipLot, isChipsTaken } from '$lib/chip-cards';
import {
  hasMembers,
  isCount,
  isDeck,
  isListOf,
  isMaybe,
  isOneOf,
  isPlayer,
  isRecordOf,
  isTapOf,
  isText
} from '$lib/core';
import { isDepth, type Reads } from '$lib/games/contract/define';
import { areChoices, isChoiceOf } from '$lib/games/contract/house-rule';
import { chipCardBig, chipCardDice, houseRules, royaleHouseRules } from '$lib/games/las-vegas/house-rules';
import { tileBoxes } from '$lib/games/las-vegas/tiles/your-box';
import { FACES, IMAGINARY } from '$lib/games/las-vegas/types';

const isFace = isOneOf(FACES);
const isFlag = isOneOf([true, false]);
const isOn = { face: isFace, on: isFlag };

function isWho(who: unknown): boolean {
  return isPlayer(who) || isOneOf(IMAGINARY)(who);
}

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

function isDiceCount(count: unknown): boolean {
  return hasMembers(count, { small: (small) => isListOf(small, isCount), big: isMaybe(isFace) });
}

/** Checks a tap that restores an undone entry: notes, or dice with chips. */
function isAgain(tap: object): boolean {
  if ('notes' in tap) return isListOf(tap.notes, isCount);
  return hasMembers(tap, {
    dice: (dice) => isRecordOf(dice, isWho, isDiceCount),
    chips: (chips) => isRecordOf(chips, isPlayer, isCount),
    chipCards: isMaybe((taken) => isChipsTaken(taken, isFace))
  });
}

const isOtherTap = isTapOf({
  face: { face: isFace },
  big: isOn,
  die: { die: isOneOf(['small', 'big', 'black']), face: isFace },
  pick: { pick: (pick) => hasMembers(pick, { member: isText }) },
  note: { value: isCount },
  bank: { value: isCount, count: isCount },
  step: { who: isWho, casino: isFace, small: isCount },
  bigAt: { who: isWho, casino: isFace, on: isFlag },
  chips: { player: isPlayer, chips: isCount },
  chipCard: { colour: isChipColour },
  took: { lot: (lot) => isChipLot(lot, isFace) },
  show: { show: isText }
});

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
  tap: (tap) => ('tap' in tap && tap.tap === 'again' ? isAgain(tap) : isOtherTap(tap)),
  tapWords: 1
};
