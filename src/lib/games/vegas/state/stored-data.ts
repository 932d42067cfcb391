import {
  hasMembers,
  isCount,
  isListOf,
  isMaybe,
  isObject,
  isOneOf,
  isPlayer,
  isTapOf,
  type AskTap
} from '$lib/core';
import { isDepth, type Reads } from '$lib/games/contract/define';
import { areChoices } from '$lib/games/contract/house-rule';
import { HEARTS, type Hearts } from '$lib/games/vegas/data';
import { refuseBoard, type Board } from './board';
import { houseRules } from '$lib/games/vegas/house-rules';

/** All house rules but the choice of a board, because the options store the board itself. */
const ruled = houseRules.filter(({ id }) => id !== 'board');

function isRow(row: unknown): boolean {
  return isListOf(row, (space) => isListOf(space, isCount));
}

function isBoard(kept: unknown): boolean {
  const isTable = { gold: isCount, blanks: isCount, rows: (rows: unknown) => isListOf(rows, isRow) };
  if (
    !isObject(kept) ||
    !hasMembers(kept, { tables: (all) => isListOf(all, (each) => hasMembers(each, isTable)) })
  )
    return false;
  return refuseBoard(kept as Board) === undefined;
}

/** The tap of the older board that is a part of an answer. Its others only opened a table or a choice of tables. */
interface OlderDie {
  readonly tap: 'die';
  readonly die: 'challenger' | 'defender';
  readonly hearts: Hearts;
}

const isOlderDie = isTapOf({ die: { die: isOneOf(['challenger', 'defender']), hearts: isOneOf(HEARTS) } });

/** Reads the taps of the board that Vegas had until 0.12.0; a tap that opened something is left out. */
export function olderTaps(taps: readonly object[]): readonly AskTap[] {
  return taps
    .filter((tap): tap is OlderDie => isOlderDie(tap))
    .map(({ die, hearts }) => ({ ask: 'duel', kit: 'pick', part: die, value: String(hearts) }));
}

/** Validates the stored data of Vegas. */
export const storedData: Reads = {
  options: (kept) =>
    areChoices(ruled, kept) && hasMembers(kept, { first: isPlayer, depth: isDepth, board: isMaybe(isBoard) }),
  tapWords: 2,
  olderTaps
};
