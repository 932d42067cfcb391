import { isolated, listed, plural, possessive } from '$lib/core';

export const chipsLeft = 'Chips left';
export const hadChip = (count: number) => `had ${plural(count, 'chip')}`;
export const hadPaid = (chips: number, chips2: number) => `had ${chips}, paid ${chips2}`;
export const chipsLeftOfName = (name: string) => `${possessive(isolated(name))} chips left`;
export const theNotesExplained = 'The notes here, explained';
export const smallDice = 'small dice';
export const bigDie = 'big die';
export const hasNoDiceHere = (name: string) => `${isolated(name)}: no dice here`;
export const plateWords = (name: string, count: number, words: string) =>
  `${isolated(name)}: ${count}, ${words}`;
export const of = (diceCounted: number, small: number) => `${diceCounted} of ${small}`;
export const dice = '\u00a0dice';
export const smallDiceAtCasino = (name: string, number: number) =>
  `${possessive(isolated(name))} small dice at casino ${number}`;
export const bigDieCountedAtCasino = (name: string, big: number) =>
  `${possessive(isolated(name))} big die, counted at casino ${big}; bring it here`;
export const bigDieHere = (name: string) => `${possessive(isolated(name))} big die here`;
export const atBig = (big: number) => `at ${big}`;
export const noneHere = 'none here';
export const diceCounted = 'Dice counted';
export const notYet = 'Not yet';
export const alsoCheck = (names: readonly string[]) => `Also check ${listed(names)}.`;
