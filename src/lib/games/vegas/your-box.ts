import type { BoxOverrides } from '$lib/games/box-overrides';
import type { BoxWords } from '$lib/games/define';
import { warningsOf, warningWords, type Board } from './board';
import { makeBoard, parseBoard } from './board-text';
import * as say from './box-words';
import { isCopied, type Copy } from './copy';
import { parseCopy } from './copy-text';
import { copyOf } from './copying';
import type { Options } from './types';

/** Under which part of the box its board is kept. */
export const BOARD_PART = 'board';

/** Under which it is kept as long as a table is missing; a whole board that was there before stays so long. */
export const BEGUN_PART = 'board-begun';

/** Where copying goes on: at what is begun, or at the whole board; undefined where nothing is kept. */
export function begunCopy(box: BoxOverrides): Copy | undefined {
  const begun = parseCopy(box[BEGUN_PART]?.copied ?? '');
  const board = copiedBoard(box);
  const copy = begun ?? (board === undefined ? undefined : copyOf(board));
  if (copy === undefined) return undefined;
  const missing = copy.tables.findIndex((table) => !isCopied(table));
  return { ...copy, open: Math.max(0, missing) };
}

/** The board that the table has copied from its box, if it can be read. */
export function copiedBoard(box: BoxOverrides): Board | undefined {
  return parseBoard(box[BOARD_PART]?.copied ?? '').board;
}

/** The same, to be kept. */
export function correctionOf(board: Board): BoxOverrides {
  return { [BOARD_PART]: { copied: makeBoard(board) } };
}

/** Which board a match is played on, in sentences. */
export const yourBox: BoxWords<Options> = {
  inPlay: ({ board }) => {
    if (board === undefined) return [say.noBoard];
    if (board.invented === true) return [say.invented];
    return [say.copied, ...warningsOf(board.tables).map(warningWords)];
  },
  unread: (box) => {
    const copied = box[BOARD_PART]?.copied;
    const refused = copied === undefined ? undefined : parseBoard(copied).refused;
    return refused === undefined ? [] : [refused];
  }
};
