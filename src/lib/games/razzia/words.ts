import { dollars, listed, type Names } from '$lib/core';
import { BAR_NAMES, cardOf } from './data';
import type { BarAt, CardName, Kind, PlayedCard } from './types';

/** "at the Jungle", or where the referee is shown one bar only: "at this bar". */
export function atBar(bar: BarAt): string {
  return bar === 'this' ? 'at this bar' : `at ${BAR_NAMES[bar]}`;
}

/** "gambler 5". */
export function faceWords({ kind, value }: { readonly kind: Kind; readonly value: number }): string {
  return `${kind} ${value}`;
}

/** "Jungle gambler 5". */
export function cardWords(name: CardName): string {
  const card = cardOf(name);
  return `${BAR_NAMES[card.bar]} ${faceWords(card)}`;
}

/** "Anna (gambler 5) and Ben (gambler 2)". */
export function peopleWords(cards: readonly PlayedCard[], names: Names): string {
  return listed(cards.map((each) => `${names(each.player)} (${faceWords(each)})`));
}

/** "$5,000 and $10,000", or "nothing". */
export function chitWords(chits: readonly number[]): string {
  return chits.length === 0 ? 'nothing' : listed(chits.map(dollars));
}

/** A sum that may be none: "nothing", "$30,000". */
export function sumWords(value = 0): string {
  return value === 0 ? 'nothing' : dollars(value);
}
