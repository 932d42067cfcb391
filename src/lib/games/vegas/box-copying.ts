import type { Copying } from '$lib/games/define';
import { TABLES } from './board';
import { isCopied } from './copy';
import { parseCopy } from './copy-text';
import { BEGUN_PART, copiedBoard } from './your-box';

/** How the owner of a box tells its board. */
export const copying: Copying = {
  title: 'Copy your board',
  said: (box) => {
    const done = parseCopy(box[BEGUN_PART]?.copied ?? '')?.tables.filter(isCopied).length;
    if (done !== undefined) return `${done} of ${TABLES} tables are copied.`;
    return copiedBoard(box) === undefined
      ? 'No list tells what is printed on it. Copy it once, in five minutes.'
      : 'Your board is copied.';
  },
  screen: () => import('./CopyBoard.svelte')
};
