import { hasMembers, isCount, isListOf, isOptional, isObject, isPlayer } from '$lib/core';
import { isEntryDetail, type StoredDataChecks } from '$lib/games/contract/define';
import { hasValidChoices } from '$lib/games/contract/house-rule';
import { refuseBoard, type Board } from './board';
import { houseRules } from '$lib/games/vegas/house-rules';

/** All house rules but the choice of a board, because the options store the board itself. */
const storedHouseRules = houseRules.filter(({ id }) => id !== 'board');

function isRow(row: unknown): boolean {
  return isListOf(row, (space) => isListOf(space, isCount));
}

function isBoard(value: unknown): boolean {
  const isTable = { gold: isCount, blanks: isCount, rows: (rows: unknown) => isListOf(rows, isRow) };
  if (
    !isObject(value) ||
    !hasMembers(value, { tables: (values) => isListOf(values, (item) => hasMembers(item, isTable)) })
  )
    return false;
  return refuseBoard(value as Board) === undefined;
}

/** Validates the stored data of Vegas. */
export const storedData: StoredDataChecks = {
  options: (value) =>
    hasValidChoices(storedHouseRules, value) &&
    hasMembers(value, { first: isPlayer, depth: isEntryDetail, board: isOptional(isBoard) }),
  tapVersion: 2,
  olderTaps: () => import('./older-taps')
};
