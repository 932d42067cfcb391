import { faceWords } from './shared';
import type { Kind } from '$lib/games/razzia/types';

export const die = 'Die';
export const dieOne = 'die';
export const dice = 'dice';
export const dieHint = '1, for duels';
export const moneyChits = 'Money chits';
export const chit = 'chit';
export const chits = 'chits';
export const title4To8Players = '4 to 8 players';
export const title3Players = '3 players';
export const moneyChitsHint = '84 in eight values';
export const thatThereAre14EachUp =
  '14 of each value up to $20,000 and 7 of each above that: a strong guess, so count yours.';
export const cards = 'Cards';
export const cardOne = 'card';
export const cardsMany = 'cards';
export const title4To6Players = '4 to 6 players';
export const title7Or8 = '7 or 8';
export const cardsHint = '72: 48 gamblers, 24 raids';
export const withThreePlayersWeLeave =
  'With three players we leave out Lincoln and Jazz Club, which leaves 36 cards.';
export const bars = 'Bars';
export const bar = 'bar';
export const barsMany = 'bars';
export const barsHint = '6 large cards';
export const coolest = 'Coolest';
export const whoIsTheCoolestGambler = 'Who is the coolest gambler?';
export const printedRuleTheCoolestGambler = 'Printed rule: the coolest gambler is the first dealer.';

export const card = (bar: string, kind: Kind, value: number) => `${bar}, ${faceWords({ kind, value })}`;
