import type { Copying } from '$lib/games/define';
import { TABLES } from './board';
import * as say from './box-words';
import { isCopied } from './copy';
import { parseCopy } from './copy-text';
import { BEGUN_PART, copiedBoard } from './your-box';

/** How the owner of a box tells its board. */
export const copying: Copying = {
  title: say.copyYourBoard,
  said: (box) => {
    const done = parseCopy(box[BEGUN_PART]?.copied ?? '')?.tables.filter(isCopied).length;
    if (done !== undefined) return say.soManyAreCopied(done, TABLES);
    return copiedBoard(box) === undefined ? say.nothingIsCopied : say.allIsCopied;
  },
  screen: () => import('./CopyBoard.svelte')
};
