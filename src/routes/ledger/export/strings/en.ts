import { formatNumber, isolateText, plural } from '$lib/core';

// page
export const exportCroupier = 'Export · History · Croupier';
export const exportTitle = 'Export';
export const backToHistory = 'Back to History';
export const noFinishedGames = 'No finished games yet';
export const eachFinishedGame = 'Once you finish a game, you can export its results here.';
export const whichGames = 'Games';
export const year = 'Year';
export const allYears = 'All years';
export const box = 'Game';
export const allBoxes = 'All games';
export const whichFile = 'File';
export const results = 'Results (CSV)';
export const resultsCsvHint = 'One line for each player and game, for any spreadsheet';
export const payments = 'Payments (CSV)';
export const paymentsCsvHint = 'Every payment with its reason and its rule';
export const bgStats = 'BG Stats';
export const bgStatsHint = 'One file with a play for each game';
export const forExcel = 'For Excel';
export const semicolonsForExcel = 'Uses semicolons, which Excel expects in many countries';
export const scoreUnit = 'Score';
export const inDollars = 'Dollars';
export const inTenThousands = '$10,000s';
export const save = (count: number) => `Save ${plural(count, 'game')}`;
export const noGames = 'No games match these choices.';
export const writing = (writtenCount: number, total: number) =>
  `${formatNumber(writtenCount)} of ${plural(total, 'game')}`;
export const cancel = 'Cancel';
export const cancelled = 'Cancelled. Nothing was saved.';
export const isReady = (name: string, count: number) =>
  `${isolateText(name)} is ready, with ${plural(count, 'game')}.`;
export const someUnread = (unreadCount: number) =>
  unreadCount === 1
    ? 'One game couldn’t be read and isn’t in the file. It’s still in your History.'
    : `${formatNumber(unreadCount)} games couldn’t be read and aren’t in the file. They’re still in your History.`;
export const fileNotMade = 'The file couldn’t be made. Your games are safe. Try again.';
