import type { Board, PrintedTable, Numbers } from '$lib/games/vegas/state/board';

const SIX_SPACES: readonly Numbers[] = [[1], [2], [3], [4], [5], [6]];
const FIVE_SPACES: readonly Numbers[] = [[1], [2], [3], [4], [5]];
const PAIRED_SPACES: readonly Numbers[] = [
  [1, 2],
  [3, 4],
  [5, 6]
];
const SEVEN_SPACES: readonly Numbers[] = [[1], [2], [3], [3, 4], [4], [5], [6]];

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
    table(SIX_SPACES),
    table(PAIRED_SPACES),
    table(FIVE_SPACES, FIVE_SPACES),
    table([[2], [3], [4], [5], [6]]),
    table(PAIRED_SPACES, PAIRED_SPACES, PAIRED_SPACES),
    table([[1, 2], [3], [4], [5, 6]], [[1, 2], [3], [4], [5, 6]]),
    table(SIX_SPACES, SIX_SPACES),
    table([[1], [2], [3, 4], [5, 6]]),
    table(FIVE_SPACES, FIVE_SPACES, FIVE_SPACES),
    table([[1], [2], [3], [4]], [[1], [5, 6], [5, 6]]),
    table(SIX_SPACES, FIVE_SPACES),
    table(PAIRED_SPACES, PAIRED_SPACES),
    table(SEVEN_SPACES, SEVEN_SPACES),
    table(SIX_SPACES, SEVEN_SPACES)
  ]
};
