import { capital, dollars, listed, possessive, type Names } from '$lib/core';
import { BAR_NAMES, cardOf } from '$lib/games/razzia/data';
import type { BarAt, CardName, DuelRule, Kind, PlayedCard } from '$lib/games/razzia/types';

/** The text for a deal that is about to be opened, and for a duel whose dice are rolled. */

export const equal = (value: number, name: string) =>
  `Tied at ${value}: ${name} sits further from the dealer and proposes`;
export const cardInWords = (name: string, value: number) => `${possessive(name)} ${value}`;
export const beats = (winner: string, others: readonly string[], name: string) =>
  `${winner} beats ${listed(others)}, so ${name} proposes`;
export const aTie = (total: number, other: number) => `A tie, ${total} to ${other}`;
export const wins = (name: string, total: number, other: number) => `${name} wins, ${total} to ${other}`;
export const sum = (value: number, die: number, total: number) => `${value} + ${die} = ${total}`;
export const sums = (all: readonly string[]) => listed(all);
export const tieGoesTo = (rule: string, name: string) => `${capital(rule)}, so ${name} wins.`;
export const higherTakes = 'The higher total takes what’s left.';
export const takes = (name: string, prize: number) => `${name} takes ${dollars(prize)}`;
export const fightsOn = (name: string) => `${name} fights on`;

/** "at the Jungle", or where the referee is shown one bar only: "at this bar". */
export function atBar(bar: BarAt): string {
  return bar === 'this' ? 'at this bar' : `at ${BAR_NAMES[bar]}`;
}

/** "Jungle", or where the referee is shown one bar only: "this bar". */
export function barName(bar: BarAt): string {
  return bar === 'this' ? 'this bar' : BAR_NAMES[bar];
}

const KINDS: Readonly<Record<Kind, string>> = { gambler: 'gambler', raid: 'raid' };

/** "gambler 5". */
export function faceWords({ kind, value }: { readonly kind: Kind; readonly value: number }): string {
  return `${KINDS[kind]} ${value}`;
}

/** "Jungle gambler 5". */
export function cardWords(name: CardName): string {
  const card = cardOf(name);
  return `${BAR_NAMES[card.bar]} ${faceWords(card)}`;
}

/** "Anna (gambler 5) and Ben (gambler 2)". */
export function peopleWords(cards: readonly PlayedCard[], names: Names): string {
  return listed(cards.map((card) => `${names(card.player)} (${faceWords(card)})`));
}

/** "$5,000 and $10,000", or "nothing". */
export function chitWords(chits: readonly number[]): string {
  return chits.length === 0 ? 'nothing' : listed(chits.map(dollars));
}

/** A sum that may be none: "nothing", "$30,000". */
export function sumWords(value = 0): string {
  return value === 0 ? 'nothing' : dollars(value);
}

/** Who wins equal sums, by the paragraph that says so. */
export const EQUAL_SUMS: Readonly<Record<DuelRule, string>> = {
  '4.5': 'the higher total wins',
  '4.6': 'the challenger wins a tie',
  '4.7': 'the lower card wins a tie',
  '6.3': 'with matching symbols, the player further from the dealer wins',
  '6.4': 'with matching symbols no one rolls, and the player further from the dealer wins'
};
