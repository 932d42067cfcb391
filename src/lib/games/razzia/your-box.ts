import { countsOfPart, isEnough, changedCounts, type BoxOverrides } from '$lib/games/contract/box-overrides';
import type { BoxText } from '$lib/games/contract/define';
import * as say from './strings/en/game';
import { CHITS, MIN_CHITS } from './data';
import type { Options } from './types';

/** Returns the counted chits of the owner's copy, if a match can be played with them, or undefined otherwise. */
export function chitsOf(box: BoxOverrides): Options['chits'] {
  const chits = countsOfPart(box['chits'], CHITS);
  return isEnough(chits, MIN_CHITS) ? chits : undefined;
}

/** Sentences about the corrected contents of the owner's copy. */
export const yourBox: BoxText<Options> = {
  usedCorrections: ({ chits }) => {
    const changedTexts = changedCounts(chits ?? CHITS, CHITS).map(({ piece, count, printed: printedCount }) =>
      say.recountText(count, Number(piece), printedCount)
    );
    return changedTexts.length === 0 ? [] : [say.chitsAreYours(changedTexts)];
  },
  unusedCorrections: (box) =>
    changedCounts(box['chits']?.counts ?? {}, CHITS).length > 0 && chitsOf(box) === undefined
      ? [say.tooFewChits]
      : []
};
