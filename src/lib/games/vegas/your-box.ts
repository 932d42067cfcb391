import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import type { BoxText } from '$lib/games/contract/define';
import { warningsOf, warningSentence, type Board } from './state/board';
import { parseBoard } from './copy/board-text';
import * as say from './strings/en/box';
import { isCopied, type Copy } from './copy/copy';
import { parseCopy } from './copy/copy-text';
import { copyOf } from './copy/copying';
import type { Options } from './types';

/** The part of the stored box that holds its board. */
export const BOARD_PART = 'board';

/** The part that holds an incomplete board. A complete board stored before stays until this one is complete. */
export const UNFINISHED_BOARD_PART = 'board-begun';

/** Returns the copy to continue with: the incomplete one, or the whole board, or undefined if nothing is stored. */
export function copyToContinue(box: BoxOverrides): Copy | undefined {
  const unfinishedCopy = parseCopy(box[UNFINISHED_BOARD_PART]?.copied ?? '');
  const board = copiedBoard(box);
  const copy = unfinishedCopy ?? (board === undefined ? undefined : copyOf(board));
  if (copy === undefined) return undefined;
  const missingIndex = copy.tables.findIndex((table) => !isCopied(table));
  return { ...copy, open: Math.max(0, missingIndex) };
}

/** Returns the board copied from the owner's box, or undefined if there is none that can be read. */
export function copiedBoard(box: BoxOverrides): Board | undefined {
  return parseBoard(box[BOARD_PART]?.copied ?? '').board;
}

/** Sentences about the board that a match uses. */
export const yourBox: BoxText<Options> = {
  usedCorrections: ({ board }) => {
    if (board === undefined) return [say.noBoard];
    if (board.invented === true) return [say.madeUpBoard];
    return [say.playingOnEnteredBoard, ...warningsOf(board.tables).map(warningSentence)];
  },
  unusedCorrections: (box) => {
    const copiedText = box[BOARD_PART]?.copied;
    const refusal = copiedText === undefined ? undefined : parseBoard(copiedText).refused;
    return refusal === undefined ? [] : [refusal];
  }
};
