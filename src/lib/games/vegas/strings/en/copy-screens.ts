import { ordinal } from '$lib/core';

// CopyBoard
export const backLabel = 'Back';
export const rules = 'Rules';
export const share = 'Share';
export const track = 'Track';
export const linkBringsABoard = 'This link brings a board.';
export const linkTitle = 'This link brings a board. It replaces yours, and you can undo that.';
export const importThisBoard = 'Import this board';
export const tapThatTable = 'Tap that table';
export const sameAsAnother = 'Same as another';
export const doneLabel = 'Done';
export const allTablesAreCopied = (tables: number) => `All ${tables} tables are entered`;
export const tableToEnter = (placeText: string) => `Still to enter: the ${placeText} table`;
export const nextTheTable = (placeText: string) => `Next: the ${placeText} table`;
export const enteredOf = (enteredCount: number, tables: number) => `${enteredCount} of ${tables} entered`;
export const shareYourBoard = 'Share your board';
export const board = 'board';
export const yourBoardCanBeShared = 'You can share your board once all fourteen tables are entered.';
export const undone = (label: string) => `Undone: ${label}`;
export const aBlankStep = 'a blank step';
export const importingABoard = 'importing a board';

// CopyPad
export const numbersOnSpaces = 'Numbers on the spaces';
export const removeASpace = 'Remove a space';
export const oneOr2OneSpace = '1 or 2, one space';
export const threeOr4OneSpace = '3 or 4, one space';
export const fiveOr6OneSpace = '5 or 6, one space';
export const anyTwoNumbers = 'Any two numbers, one space';
export const oneTo6ASpace = '1 to 6, a space each';

// CopyStrip
export const whichTableIsItLike = 'Which table is it like?';
export const theTablesOfTheTrack = 'The tables on the track';
export const table = (placeText: string) => `${placeText} table`;
export const notCopiedYet = (tableName: string) => `${tableName}, not entered yet`;
export const tableSummary = (tableName: string, spaceCount: number, goldSoFar: number) =>
  `${tableName}, ${spaceCount} spaces, ${goldSoFar} gold`;
export const notFinished = (spaces: string) => `${spaces}, not finished`;

// CopyTable
export const oneSpaceSummary = (spaces: number, gold: number) => `${spaces} space, ${gold} gold`;
export const spacesSummary = (spaces: number, gold: number) => `${spaces} spaces, ${gold} gold`;
export const goldChip = 'Gold chip';
export const oneGoldLess = 'One gold less';
export const oneGoldMore = 'One gold more';
export const spacesLabel = 'Its spaces';
export const space = (place: number, numberText: string) => `${ordinal(place)} space: ${numberText}`;
export const pawnsHint =
  'Tables go in Mary Chip’s order. Tap the numbers in its first row, from left to right.';
export const rowsLikeThis = 'Rows like this';
export const oneRow = 'One row';
export const rowsLikeTheFirst = (times: number) => `${times} rows like the first`;
export const addOddRow = '+ odd row';

// TrackSheet
export const maryChipsTrack = 'Mary Chip’s track';
export const maryChipHint =
  'She passes the tables in this order. If her track has steps without a table, enter how many come just before each table.';
export const notCopiedYetText = 'not entered yet';
export const gold = (goldSoFar: number) => `${goldSoFar} gold`;
export const blankStepsBeforeTheTable = (placeText: string) => `Blank steps before the ${placeText} table`;

// CopyBoard
export const firstCopyOneTable = 'Enter one table first.';
