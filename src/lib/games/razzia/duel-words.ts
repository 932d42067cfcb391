import { capital, dollars, listed, possessive } from '$lib/core';

/** What is said of a deal that is to be opened, and of a duel whose dice are thrown. */

export const equal = (value: number, name: string) =>
  `Tied at ${value}: ${name} sits further from the dealer and proposes`;
export const held = (name: string, value: number) => `${possessive(name)} ${value}`;
export const beats = (own: string, others: readonly string[], name: string) =>
  `${own} beats ${listed(others)}, so ${name} proposes`;
export const aTie = (total: number, other: number) => `A tie, ${total} to ${other}`;
export const wins = (name: string, total: number, other: number) => `${name} wins, ${total} to ${other}`;
export const sum = (value: number, die: number, total: number) => `${value} + ${die} = ${total}`;
export const sums = (all: readonly string[]) => listed(all);
export const tieGoesTo = (rule: string, name: string) => `${capital(rule)}, so ${name} wins.`;
export const higherTakes = 'The higher total takes what’s left.';
export const takes = (name: string, prize: number) => `${name} takes ${dollars(prize)}`;
export const fightsOn = (name: string) => `${name} fights on`;
