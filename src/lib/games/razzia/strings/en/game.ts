import { formatDollars, joinWithAnd } from '$lib/core';

/** The texts about the owner’s copy. */

export const recountText = (count: number, chit: number, usualCount: number) =>
  `${count} of ${formatDollars(chit)} instead of ${usualCount}`;
export const chitsAreYours = (chits: readonly string[]) =>
  `The game uses the chits in your copy: ${joinWithAnd(chits)}.`;
export const tooFewChits = 'Your copy has too few chits to play with, so this game uses our count.';

export const chits = 'Chits';
export const chitsTexts = {
  hints: { table: 'You turn up the chits and tap them in', app: 'The app draws from the chits in play' }
};
export const cards = 'Cards';
export const cardsTexts = {
  hints: {
    table: 'You turn your cards over and tap them in',
    app: 'The app deals and everyone chooses in secret'
  }
};
export const die = 'Die';
export const dieTexts = {
  hints: { table: 'You roll for duels and tap in the dice', app: 'The app rolls for duels' }
};
export const edition = { box: 'Razzia, 1992', played: 'As printed' };
export const summary = 'Six bars, secret cards, bargains and duels';
export const printedStart = {
  word: 'Coolest',
  question: 'Who is the coolest gambler?',
  sentence: 'Printed rule: the coolest gambler deals first.'
};
export const depths = {
  turns: 'You enter every card and every deal.',
  rounds: 'After each round, you enter who took which chits.'
};
export const alwaysHint = 'The app always adds up the money won.';
