import { isolateName, joinWithAnd, plural, possessive } from '$lib/core';

export const chipsLeft = 'Chips left';
export const chipsLeftHint = 'Change this only if someone paid chips to pass.';
export const hadChips = (count: number) => `had ${plural(count, 'chip')}`;
export const chipsHadAndPaid = (chipsBefore: number, paidChips: number) =>
  `had ${chipsBefore}, paid ${paidChips}`;
export const chipsLeftOfName = (name: string) => `${possessive(isolateName(name))} chips left`;
export const theNotesExplained = 'The notes here, explained';
export const smallDice = 'small dice';
export const hasNoDiceHere = (name: string) => `${isolateName(name)}: no dice here`;
export const plateWords = (name: string, count: number, description: string) =>
  `${isolateName(name)}: ${count}, ${description}`;
export const countOfTotal = (diceCounted: number, total: number) => `${diceCounted} of ${total}`;
export const dice = '\u00a0dice';
export const smallDiceAtCasino = (name: string, number: number) =>
  `${possessive(isolateName(name))} small dice at casino ${number}`;
export const bigDieCountedAtCasino = (name: string, casino: number) =>
  `${possessive(isolateName(name))} big die, counted at casino ${casino}; bring it here`;
export const bigDieHere = (name: string) => `${possessive(isolateName(name))} big die here`;
export const bigDieAtCasino = (casino: number) => `at ${casino}`;
export const noneHere = 'none here';
export const diceCounted = 'Dice counted';
export const alsoCheck = (names: readonly string[]) => `Also check ${joinWithAnd(names)}.`;
