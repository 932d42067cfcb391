import type { Board, PrintedTable, Numbers } from '$lib/games/vegas/state/board';

const SIX: readonly Numbers[] = [[1], [2], [3], [4], [5], [6]];
const FIVE: readonly Numbers[] = [[1], [2], [3], [4], [5]];
const PAIRS: readonly Numbers[] = [
  [1, 2],
  [3, 4],
  [5, 6]
];
const SEVEN: readonly Numbers[] = [[1], [2], [3], [3, 4], [4], [5], [6]];

function table(...rows: readonly (readonly Numbers[])[]): PrintedTable {
  return { gold: rows.flat().length, rows, blanks: 0 };
}

/**
 * An invented board for practice, labelled as such. It follows the known facts about the printed one (1.3): fourteen
 * tables of 3 to 15 spaces, some with double numbers, some without a 6.
 */
export const DEMO_BOARD: Board = {
  invented: true,
  tables: [
    table(SIX),
    table(PAIRS),
    table(FIVE, FIVE),
    table([[2], [3], [4], [5], [6]]),
    table(PAIRS, PAIRS, PAIRS),
    table([[1, 2], [3], [4], [5, 6]], [[1, 2], [3], [4], [5, 6]]),
    table(SIX, SIX),
    table([[1], [2], [3, 4], [5, 6]]),
    table(FIVE, FIVE, FIVE),
    table([[1], [2], [3], [4]], [[1], [5, 6], [5, 6]]),
    table(SIX, FIVE),
    table(PAIRS, PAIRS),
    table(SEVEN, SEVEN),
    table(SIX, SEVEN)
  ]
};
