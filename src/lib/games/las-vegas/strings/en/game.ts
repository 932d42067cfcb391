import { formatDollars, joinWithAnd, plural } from '$lib/core';

/** The texts about your own copy. */

export const countedRatherThan = (count: number, note: number, usualCount: number) =>
  `${count} of ${formatDollars(note)} rather than ${usualCount}`;
export const notesAreYours = (notes: readonly string[]) =>
  `The notes are the ones in your copy: ${joinWithAnd(notes)}.`;
export const tooFewNotes = (max: number) =>
  `Three rounds need more than ${max} notes, so the game uses the notes we expect.`;

export const dice = {
  title: 'Dice',
  hints: { table: 'You roll and enter your dice', app: 'The app rolls all your dice' }
};
export const notes = {
  title: 'Notes',
  hints: { table: 'You turn up six pairs and tap them in', app: 'The app draws from all the notes' }
};
export const neutralDice = 'Neutral dice';
export const neutral = {
  hints: { table: 'You roll the third colour and tap it in', app: 'The app rolls the third colour' }
};
export const tiles = {
  title: 'Tiles',
  hints: { table: 'You draw them and tap their sides', app: 'The app draws from the sixteen sides' }
};
export const lasVegasRoyale2019 = 'Las Vegas Royale, 2019';
export const printedStart = { word: 'Oldest', question: 'Who is the oldest?' };
export const printedRuleOldest = 'Printed rule: the oldest goes first.';
export const everyPlacementHint = 'You tap in each placement.';
export const countDiceOnceHint = 'You play, then count the dice once.';
export const appCountsMoneyAndChips =
  'The app always adds up the money, and counts chips if you enter every turn.';
export const basicGame = 'Basic game';
export const bigDieChipsTwoNotes = 'Big die, chips, two notes per casino';
export const royale = 'Royale';
export const theSameAndTiles = (tiles: number) => `The same plus ${plural(tiles, 'tile')} a round`;

export const casino = (number: number) => `Casino ${number}`;
export const thePairsOfThisRound = 'This round’s pairs';
export const theChipsOfOnePlayer = 'One player’s chips';
export const theBank = 'The bank';
export const currentTotals = 'The current totals';
