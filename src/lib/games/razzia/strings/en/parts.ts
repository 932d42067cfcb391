import { faceText } from './shared';
import type { Kind } from '$lib/games/razzia/types';

export const die = { title: 'Die', one: 'die', many: 'dice', hint: '1, for duels' };
export const moneyChits = 'Money chits';
export const chits = {
  one: 'chit',
  many: 'chits',
  check: '14 of each value up to $20,000 and 7 of each above that: a strong guess, so count yours.'
};
export const title4To8Players = '4 to 8 players';
export const title3Players = '3 players';
export const moneyChitsHint = '84 in eight values';
export const cards = {
  title: 'Cards',
  one: 'card',
  many: 'cards',
  hint: '72: 48 gamblers, 24 raids',
  check: 'With three players we leave out Lincoln and Jazz Club, which leaves 36 cards.'
};
export const title4To6Players = '4 to 6 players';
export const title7Or8 = '7 or 8';
export const bars = { title: 'Bars', one: 'bar', many: 'bars', hint: '6 large cards' };
export const start = {
  word: 'Coolest',
  question: 'Who is the coolest gambler?',
  sentence: 'Printed rule: the coolest gambler is the first dealer.'
};

export const card = (bar: string, kind: Kind, value: number) => `${bar}, ${faceText({ kind, value })}`;
