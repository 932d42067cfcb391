import { capitalize, formatDollars, joinWithAnd, possessive, type Names } from '$lib/core';
import { BAR_NAMES, cardOf } from '$lib/games/razzia/data';
import type { BarReference, CardName, DuelRule, Kind, PlayedCard } from '$lib/games/razzia/types';

/** Texts for a deal that is about to be opened, and for a duel whose dice are rolled. */

export const equalText = (value: number, name: string) =>
  `Tied at ${value}: ${name} sits further from the dealer and proposes`;
export const cardInWords = (name: string, value: number) => `${possessive(name)} ${value}`;
export const beatsText = (winner: string, others: readonly string[], name: string) =>
  `${winner} beats ${joinWithAnd(others)}, so ${name} proposes`;
export const tieText = (total: number, other: number) => `A tie, ${total} to ${other}`;
export const winsText = (name: string, total: number, other: number) => `${name} wins, ${total} to ${other}`;
export const sumOfDie = (value: number, die: number, total: number) => `${value} + ${die} = ${total}`;
export const sumsText = (terms: readonly string[]) => joinWithAnd(terms);
export const tieGoesTo = (rule: string, name: string) => `${capitalize(rule)}, so ${name} wins.`;
export const higherTakes = 'The higher total takes what’s left.';
export const takesText = (name: string, prize: number) => `${name} takes ${formatDollars(prize)}`;
export const fightsOnText = (name: string) => `${name} fights on`;

/** "at the Jungle", or "at this bar" if the referee is shown only one bar. */
export function atBar(bar: BarReference): string {
  return bar === 'this' ? 'at this bar' : `at ${BAR_NAMES[bar]}`;
}

/** "Jungle", or "this bar" if the referee is shown only one bar. */
export function barName(bar: BarReference): string {
  return bar === 'this' ? 'this bar' : BAR_NAMES[bar];
}

const KIND_TEXTS: Readonly<Record<Kind, string>> = { gambler: 'gambler', raid: 'raid' };

/** "gambler 5". */
export function faceText({ kind, value }: { readonly kind: Kind; readonly value: number }): string {
  return `${KIND_TEXTS[kind]} ${value}`;
}

/** "Jungle gambler 5". */
export function cardText(name: CardName): string {
  const card = cardOf(name);
  return `${BAR_NAMES[card.bar]} ${faceText(card)}`;
}

/** "Anna (gambler 5) and Ben (gambler 2)". */
export function peopleText(cards: readonly PlayedCard[], names: Names): string {
  return joinWithAnd(cards.map((card) => `${names(card.player)} (${faceText(card)})`));
}

/** "$5,000 and $10,000", or "nothing". */
export function chitsText(chits: readonly number[]): string {
  return chits.length === 0 ? 'nothing' : joinWithAnd(chits.map(formatDollars));
}

/** A sum that may be none: "nothing", "$30,000". */
export function sumText(value = 0): string {
  return value === 0 ? 'nothing' : formatDollars(value);
}

/** The winner of equal sums, by the paragraph that decides it. */
export const EQUAL_SUM_TEXTS: Readonly<Record<DuelRule, string>> = {
  '4.5': 'the higher total wins',
  '4.6': 'the challenger wins a tie',
  '4.7': 'the lower card wins a tie',
  '6.3': 'with matching symbols, the player further from the dealer wins',
  '6.4': 'with matching symbols no one rolls, and the player further from the dealer wins'
};
