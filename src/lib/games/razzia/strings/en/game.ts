import { dollars, listed } from '$lib/core';

/** The texts about the owner’s copy. */

export const recount = (count: number, chit: number, usual: number) =>
  `${count} of ${dollars(chit)} instead of ${usual}`;
export const chitsAreYours = (found: readonly string[]) =>
  `The game uses the chits in your copy: ${listed(found)}.`;
export const tooFewChits = 'Your copy has too few chits to play with, so this game uses our count.';

export const chits = 'Chits';
export const chitsTableHint = 'You turn up the chits and tap them in';
export const chitsAppHint = 'The app draws from the chits in play';
export const cards = 'Cards';
export const cardsTableHint = 'You turn your cards over and tap them in';
export const cardsAppHint = 'The app deals and everyone chooses in secret';
export const die = 'Die';
export const diceTableHint = 'You roll for duels and tap in the dice';
export const diceAppHint = 'The app rolls for duels';
export const razzia1992 = 'Razzia, 1992';
export const asPrinted = 'As printed';
export const summary = 'Six bars, secret cards, bargains and duels';
export const coolest = 'Coolest';
export const whoIsTheCoolestGambler = 'Who is the coolest gambler?';
export const printedRuleTheCoolestGambler = 'Printed rule: the coolest gambler deals first.';
export const turnsHint = 'You enter every card and every deal.';
export const roundsHint = 'After each round, you enter who took which chits.';
export const alwaysHint = 'The app always adds up the money won.';
