import { plural } from '$lib/core';

// page
export const titleOfHistory = 'History · Croupier';
export const gameNotShown = 'This game can’t be shown.';
export const ledger = 'History';
export const matchesNewestFirst = (count: number) => `${plural(count, 'game')}, newest first`;
export const finishedGames = 'Finished games';
export const stillInProgress = 'Still in progress';
export const inProgressSince = (shortDay: string) => `in progress since ${shortDay}`;
export const noGamesMatch = 'No games match.';
export const addAGame = 'Add a game';
export const byHand = (day: string) => `entered by hand, ${day}`;
export const gamesSinceBackup = (unsavedCount: number) =>
  unsavedCount === 1 ? '1 game isn’t backed up yet.' : `${unsavedCount} games aren’t backed up yet.`;
export const gameDeleted = 'game deleted';
export const stoppedEarly = (day: string) => `ended early, ${day}`;
export const exportTitle = 'For other programs';
export const forOtherPrograms = 'results for spreadsheets and BG Stats';
export const exportGames = 'Export';

// PageSwitch
export const games = 'Games';
export const statistics = 'Statistics';

// Empty
export const noGamesYet = 'No games yet';
export const historyIntro = 'Each finished game shows up here with its result and full log.';
export const lookAtASampleGame = 'Look at a sample game';

// Filter
export const search = 'Search history';
export const searchHint = 'Names, games, notes';
export const game = 'Game';
export const all = 'Any game';
export const player = 'Player';
export const anyone = 'Anyone';
export const year = 'Year';
export const anyYear = 'Any year';
