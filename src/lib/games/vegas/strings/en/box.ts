import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';

/** The texts about the owner’s copy. */

// Copies
export const enterYourBoard = 'Enter your board';
export const changeYourBoard = 'Change your board';
export const enteredSoFar = (enteredCount: number, tables: number) =>
  `${enteredCount} of ${tables} tables are entered.`;
export const nothingEntered = 'We don’t know what is printed on it. Enter it once; it takes five minutes.';
export const boardIsEntered = 'Your board is entered.';

// The board that a match is played on
export const noBoard = 'You haven’t entered a board yet, so you only enter scored tables.';
export const madeUpBoard = 'This board is made up for practice. It isn’t the one in your box.';
export const playingOnEnteredBoard = 'You’re playing on the board you entered.';

// Odd boards
export const oddGoldWarning = (table: number, spaces: number, gold: number) =>
  `Check table ${table}: ${spaces} spaces, but ${gold} gold.`;
export const missingNumber = (number: number) => `No space shows a ${number}. Check your board.`;

// Refusals of a board
export const wrongTableCount = (tables: number, enteredCount: number) =>
  `A board needs exactly ${tables} tables. This one has ${enteredCount}.`;
export const goldRefusal = (table: number) =>
  `Table ${table}: enter a whole number from ${MIN_CHIP_GOLD} to ${MAX_CHIP_GOLD} for the gold chip.`;
export const spacesRefusal = (table: number, min: number, max: number) =>
  `Table ${table}: enter ${min} to ${max} spaces, with at least one in each row.`;
export const numbersRefusal = (table: number) =>
  `Table ${table}: enter one number from 1 to 6 for a space, or two different ones, the lower first.`;
export const blanksRefusal = (table: number, max: number) =>
  `Table ${table}: enter 0 to ${max} blank steps before it.`;

// Refusals of a tap
export const needsDifferentNumber = 'Tap a different second number.';
export const needsThisRowFirst = 'Enter this row first.';
export const needsOneRowFirst = 'Enter one row first.';
export const goldRange = `A gold chip is worth ${MIN_CHIP_GOLD} to ${MAX_CHIP_GOLD}.`;
export const blankStepsRefusal = (max: number) => `There can be 0 to ${max} blank steps before a table.`;
export const onlyEnteredTables = 'Pick a table you’ve already entered.';
export const noSuchSpace = 'That space isn’t there yet.';
export const nothingToTake = 'There’s nothing to remove here.';
export const tableCountRefusal = (tables: number) => `A board has ${tables} tables.`;
export const spaceLimit = (max: number) => `A table has at most ${max} spaces.`;
