import { GOLD_LEAST, GOLD_MOST } from '$lib/games/vegas/data';

/** The texts about the owner’s copy. */

// Copies
export const enterYourBoard = 'Enter your board';
export const changeYourBoard = 'Change your board';
export const enteredSoFar = (entered: number, tables: number) =>
  `${entered} of ${tables} tables are entered.`;
export const nothingEntered = 'We don’t know what is printed on it. Enter it once; it takes five minutes.';
export const boardIsEntered = 'Your board is entered.';

// With which board a match is played
export const noBoard = 'You haven’t entered a board yet, so you only enter scored tables.';
export const madeUpBoard = 'This board is made up for practice. It isn’t the one in your box.';
export const playingOnEnteredBoard = 'You’re playing on the board you entered.';

// Odd boards
export const oddGold = (table: number, spaces: number, gold: number) =>
  `Check table ${table}: ${spaces} spaces, but ${gold} gold.`;
export const missingNumber = (number: number) => `No space shows a ${number}. Check your board.`;

// Why it is not one
export const exactly = (tables: number, entered: number) =>
  `A board needs exactly ${tables} tables. This one has ${entered}.`;
export const goldAt = (table: number) =>
  `Table ${table}: enter a whole number from ${GOLD_LEAST} to ${GOLD_MOST} for the gold chip.`;
export const spacesAt = (table: number, min: number, most: number) =>
  `Table ${table}: enter ${min} to ${most} spaces, with at least one in each row.`;
export const numbersAt = (table: number) =>
  `Table ${table}: enter one number from 1 to 6 for a space, or two different ones, the lower first.`;
export const blanksAt = (table: number, most: number) =>
  `Table ${table}: enter 0 to ${most} blank steps before it.`;

// Why a tap does nothing
export const differ = 'Tap a different second number.';
export const rowFirst = 'Enter this row first.';
export const oneRowFirst = 'Enter one row first.';
export const goldWorth = `A gold chip is worth ${GOLD_LEAST} to ${GOLD_MOST}.`;
export const blanks = (most: number) => `There can be 0 to ${most} blank steps before a table.`;
export const onlyEnteredTables = 'Pick a table you’ve already entered.';
export const noSuchSpace = 'That space isn’t there yet.';
export const nothingToTake = 'There’s nothing to remove here.';
export const boardHas = (tables: number) => `A board has ${tables} tables.`;
export const mostSpaces = (most: number) => `A table has at most ${most} spaces.`;
