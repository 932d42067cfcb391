import { plural } from '$lib/core';

// page
export const ledgerCroupier = 'History · Croupier';
export const thisMatchCannotBeShown = 'This game can’t be shown.';
export const ledger = 'History';
export const matchesNewestFirst = (count: number) => `${plural(count, 'game')}, newest first`;
export const finishedMatches = 'Finished games';
export const stillOnTheTable = 'Still in progress';
export const runningSince = (shortDay: string) => `in progress since ${shortDay}`;
export const noMatchOfThisKind = 'No games match this filter.';
export const matchesHaveEndedSinceThe = (unsafe: number) =>
  unsafe === 1 ? '1 game isn’t backed up yet.' : `${unsafe} games aren’t backed up yet.`;
export const aMatchIsDeleted = 'game deleted';
export const stoppedEarly = (day: string) => `ended early, ${day}`;
export const exportTitle = 'For other programs';
export const forOtherPrograms = 'results for spreadsheets and BG Stats';
export const exportGames = 'Export';

// PageSwitch
export const games = 'Games';
export const statistics = 'Statistics';

// Empty
export const noMatchIsInThe = 'No games yet';
export const eachMatchThatIsPlayed = 'Each finished game shows up here with its result and full log.';
export const openABox = 'Choose a game';
export const lookAtASampleGame = 'Look at a sample game';

// Filter
export const game = 'Game';
export const all = 'All';
export const player = 'Player';
export const anyone = 'Anyone';
export const allPlayers = (playersCount: number) => `All ${playersCount} players`;
export const allOfPlayersCount = (playersCount: number) => `All ${playersCount}`;
export const more = 'More';
export const morePlayers = 'More players';
