import { formatDollars, joinWithCommas, isolateName, plural, possessive } from '$lib/core';

// SheetNotLoaded
export const thisSheet = 'This sheet';

// Banner
export const tryNow = 'Try now';
export const closeThisMessage = 'Close this message';

// EmptyState
export const chooseAGame = 'Choose a game';

// GameNotFound
export const gameNotFound = 'Game not found';
export const theRulesOfThisGame = 'The rules of this game';
export const seeSavedData = 'See the saved data';

// NotLoaded
export const notLoaded = (item: string) => `${item} couldn’t be loaded. Nothing is lost.`;
export const tryAgain = 'Try again';

// NoteFan
export const notes = (values: readonly number[]) =>
  `${plural(values.length, 'note')}: ${joinWithCommas(values.map(formatDollars))}`;

// PartPiece
export const thePiece = 'The piece';

// Place
export const back = 'Back';

// RuleTag
export const rule = (id: string) => `Rule ${id}`;

// SeatStrip
export const left = 'left';
export const players = 'Players';
export const totalOf = (name: string) => `${possessive(isolateName(name))} total`;

// Sheet
export const close = 'Close';

// ShowMoney
export const hideTheMoney = 'Hide the money';
export const showTheMoneySoFar = 'Show the money so far';

// TopLine
export const ofTotal = (total: number) => `\u00a0of ${total}`;

// UndoBar
export const undo = 'Undo:';
export const yourLastTap = 'your last tap';
export const coverTheHandToUndo = 'Cover the hand to use undo';
export const nothingToUndoYet = 'Nothing to undo yet';
export const redo = (redo: string) => `Redo: ${redo}`;

// Unshown
export const openButton = 'Open';
