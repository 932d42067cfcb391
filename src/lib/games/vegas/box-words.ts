import { GOLD_LEAST, GOLD_MOST } from './data';

/** What the app says of the box of a table. */

// What is copied
export const copyYourBoard = 'Copy your board';
export const soManyAreCopied = (done: number, tables: number) => `${done} of ${tables} tables are copied.`;
export const nothingIsCopied = 'No list tells what is printed on it. Copy it once, in five minutes.';
export const allIsCopied = 'Your board is copied.';

// With which board a match is played
export const noBoard = 'No board is copied yet, so only the tables are told.';
export const invented = 'This board is invented, for practice: it is not the one of your box.';
export const copied = 'The board is the one that you have copied.';

// What is odd about a board
export const oddGold = (table: number, spaces: number, gold: number) =>
  `Table ${table} has ${spaces} spaces and a gold chip of ${gold}. Check your board.`;
export const missingNumber = (number: number) =>
  `No space of your board shows a ${number}. Check your board.`;

// Why it is none
export const exactly = (tables: number, there: number) =>
  `A board has exactly ${tables} tables; this one has ${there}.`;
export const goldAt = (table: number) =>
  `Table ${table}: a gold chip is a whole number from ${GOLD_LEAST} to ${GOLD_MOST}.`;
export const spacesAt = (table: number, least: number, most: number) =>
  `Table ${table}: a table has ${least} to ${most} spaces, and no row without one.`;
export const numbersAt = (table: number) =>
  `Table ${table}: a space shows one number from 1 to 6, or two different ones, the lower first.`;
export const blanksAt = (table: number, most: number) =>
  `Table ${table}: 0 to ${most} blank steps can come before a table.`;

// Why a tap does nothing
export const differ = 'The two numbers of a space differ.';
export const rowFirst = 'Type this row first.';
export const oneRowFirst = 'Type one row first.';
export const goldWorth = `A gold chip is worth ${GOLD_LEAST} to ${GOLD_MOST}.`;
export const blanks = (most: number) => `0 to ${most} blank steps can come before a table.`;
export const onlyCopied = 'Only a table that is copied already can be repeated.';
export const noSuchSpace = 'There is no such space yet.';
export const nothingToTake = 'There is nothing to take away here.';
export const boardHas = (tables: number) => `A board has ${tables} tables.`;
export const mostSpaces = (most: number) => `A table has at most ${most} spaces.`;
