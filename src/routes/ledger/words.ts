import { plural } from '$lib/core';

// page
export const ledgerCroupier = 'Ledger · Croupier';
export const thisMatchCannotBeShown = 'This match cannot be shown.';
export const ledger = 'Ledger';
export const matchesNewestFirst = (count: number) => `${plural(count, 'match', 'matches')}, newest first`;
export const finishedMatches = 'Finished matches';
export const stillOnTheTable = 'Still on the table';
export const runningSince = (shortDay: string) => `running, since ${shortDay}`;
export const noMatchOfThisKind = 'No match of this kind is in the ledger.';
export const matchesHaveEndedSinceThe = (unsafe: number) => `${unsafe} games aren’t backed up yet.`;
export const aMatchIsDeleted = 'A match is deleted';
export const stoppedEarly = (day: string) => `stopped early, ${day}`;

// Empty
export const noMatchIsInThe = 'No match is in the ledger yet';
export const eachMatchThatIsPlayed =
  'Each match that is finished here leaves its stub: who won, by how much, and its whole log.';
export const openABox = 'Open a box';

// Filter
export const game = 'Game';
export const all = 'All';
export const player = 'Player';
export const anyone = 'Anyone';
export const allPlayers = (playersCount: number) => `All ${playersCount} players`;
export const allOfPlayersCount = (playersCount: number) => `All ${playersCount}`;
export const more = 'More';
export const morePlayers = 'More players';
