import type { Copying } from '$lib/games/contract/define';
import * as say from '$lib/games/vegas-strip/strings/en/box';
import { readCopyEntered } from './copying';
import { boxOf, FORMAT_MARK, PLAYER_COUNTS } from './stored-box';
import { BOX_PART } from '$lib/games/vegas-strip/your-box';

/** The screen on which the owner enters what no rulebook prints: setup cards, casinos and characters. */
export const copying: Copying = {
  title: (overrides) =>
    Object.keys(boxOf(overrides[BOX_PART]?.copied).cards).length === 0
      ? say.enterYourCards
      : say.changeYourCards,
  progressSentence: (overrides) => {
    const { cards, characters } = boxOf(overrides[BOX_PART]?.copied);
    const count = Object.keys(cards).length;
    if (count === 0 && characters.length === 0) return say.nothingEntered;
    return say.enteredSoFar(count, PLAYER_COUNTS.length, characters.length);
  },
  readEntered: (overrides, input) => readCopyEntered(boxOf(overrides[BOX_PART]?.copied), input),
  isFile: (text) => text.includes(FORMAT_MARK),
  screen: () => import('$lib/games/vegas-strip/ui/copy/CopyBox.svelte')
};
