import { isolated, plural } from '$lib/core';

// page
export const peopleCroupier = 'Players · Croupier';
export const people = 'Players';
export const toTheSettings = 'Back to settings';
export const everyoneWhoPlays = 'Everyone who plays';
export const changingNameHint = 'If you change a name here, it changes in every game, old ones too.';
export const noPlayersYet = 'No players yet';
export const playersAreListedHere = 'Everyone who joins a game is listed here.';
export const inMatches = (matches: number) =>
  matches === 0 ? 'in no games' : `in ${plural(matches, 'game')}`;
export const notOffered = (matches: string) => `${matches}, not suggested`;
export const change = (name: string) => `Change ${isolated(name)}`;
export const newNameOf = (name: string) => `New name for ${isolated(name)}`;
export const nameIsNow = (current: string) => `The name is now ${current}.`;
export const removeFromList = 'Remove from list';
export const isRemovedFromList = (name: string) => `${isolated(name)} is removed from the list.`;
export const oldGamesKeepTheName = 'A removed name is no longer suggested for new games. Old games keep it.';
export const mergeWith = (name: string) => `Merge ${isolated(name)} with`;
export const areMerged = (name: string, other: string) =>
  `${isolated(name)} and ${isolated(other)} are merged.`;
export const playedInTheSameGame = (name: string, other: string) =>
  `${isolated(name)} and ${isolated(other)} played in the same game, so they’re two people.`;
export const removedFromList = (name: string) => `${isolated(name)} removed from the list`;
