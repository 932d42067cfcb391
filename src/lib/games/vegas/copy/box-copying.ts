import type { Copying } from '$lib/games/contract/define';
import { TABLES } from '$lib/games/vegas/state/board';
import { FILE_FORMAT } from './board-text';
import * as say from '$lib/games/vegas/strings/en/box';
import { isCopied, EMPTY_COPY, readCopyEntered } from './copy';
import { parseCopy } from './copy-text';
import { UNFINISHED_BOARD_PART, copyToContinue, copiedBoard } from '$lib/games/vegas/your-box';

/** The screen on which the owner enters the board of their copy. */
export const copying: Copying = {
  title: (box) => (copiedBoard(box) === undefined ? say.enterYourBoard : say.changeYourBoard),
  progressSentence: (box) => {
    const count = parseCopy(box[UNFINISHED_BOARD_PART]?.copied ?? '')?.tables.filter(isCopied).length;
    if (count !== undefined) return say.enteredSoFar(count, TABLES);
    return copiedBoard(box) === undefined ? say.nothingEntered : say.boardIsEntered;
  },
  readEntered: (box, input) => readCopyEntered(copyToContinue(box) ?? EMPTY_COPY, input),
  isFile: (text) => text.includes(FILE_FORMAT),
  screen: () => import('$lib/games/vegas/ui/copy/CopyBoard.svelte')
};
