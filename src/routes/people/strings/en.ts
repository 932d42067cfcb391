import { isolateName, plural } from '$lib/core';

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
export const notOffered = (matchCount: string) => `${matchCount}, not suggested`;
export const change = (name: string) => `Change ${isolateName(name)}`;
export const newNameOf = (name: string) => `New name for ${isolateName(name)}`;
export const nameIsNow = (newName: string) => `The name is now ${newName}.`;
export const removeFromList = 'Remove from list';
export const isRemovedFromList = (name: string) => `${isolateName(name)} is removed from the list.`;
export const oldGamesKeepTheName = 'A removed name is no longer suggested for new games. Old games keep it.';
export const mergeWith = (name: string) => `Merge ${isolateName(name)} with`;
export const areMerged = (name: string, other: string) =>
  `${isolateName(name)} and ${isolateName(other)} are merged.`;
export const playedInTheSameGame = (name: string, other: string) =>
  `${isolateName(name)} and ${isolateName(other)} played in the same game, so they’re two people.`;
export const removedFromList = (name: string) => `${isolateName(name)} removed from the list`;
