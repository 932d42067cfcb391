import { isolated, plural } from '$lib/core';

// page
export const peopleCroupier = 'People · Croupier';
export const people = 'People';
export const toTheSettings = 'To the settings';
export const everybodyWhoPlays = 'Everybody who plays';
export const aNameThatIsChanged = 'A name that is changed here is changed in every match, old ones too.';
export const nobodyHasPlayedHere = 'Nobody has played here yet. Whoever sits down at a match is listed here.';
export const inMatches = (matches: number) =>
  matches === 0 ? 'in no match' : `in ${plural(matches, 'match', 'matches')}`;
export const notOffered = (matches: string) => `${matches}, not remembered`;
export const change = (name: string) => `Change ${isolated(name)}`;
export const newNameOf = (name: string) => `New name of ${isolated(name)}`;
export const isCalledNow = (now: string) => `The name is ${now} now.`;
export const forget = 'Forget the name';
export const isForgotten = (name: string) => `${isolated(name)} is forgotten.`;
export const theMatchesKeepTheName =
  'A forgotten name is no longer offered for new matches. The matches keep it.';
export const isTheSameAs = (name: string) => `${isolated(name)} is the same person as`;
export const areOne = (name: string, other: string) =>
  `${isolated(name)} and ${isolated(other)} are one person now.`;
export const satTogether = (name: string, other: string) =>
  `${isolated(name)} and ${isolated(other)} sat at one table, so they are two people.`;
export const theForgottenName = (name: string) => `the forgotten name ${isolated(name)}`;
