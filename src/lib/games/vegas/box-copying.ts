import type { Copying } from '$lib/games/define';
import { TABLES } from './board';
import { FORMAT } from './board-text';
import * as say from './box-words';
import { isCopied, NOTHING_YET } from './copy';
import { readCopyEntered } from './copy-entered';
import { parseCopy } from './copy-text';
import { BEGUN_PART, begunCopy, copiedBoard } from './your-box';

/** The screen on which the owner enters the board of their copy. */
export const copying: Copying = {
  title: say.copyYourBoard,
  said: (box) => {
    const done = parseCopy(box[BEGUN_PART]?.copied ?? '')?.tables.filter(isCopied).length;
    if (done !== undefined) return say.soManyAreCopied(done, TABLES);
    return copiedBoard(box) === undefined ? say.nothingIsCopied : say.allIsCopied;
  },
  readEntered: (box, entered) => readCopyEntered(begunCopy(box) ?? NOTHING_YET, entered),
  isFile: (text) => text.includes(FORMAT),
  screen: () => import('./CopyBoard.svelte')
};
