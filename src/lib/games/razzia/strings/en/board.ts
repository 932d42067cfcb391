import { dollars, formatNumber, inWords, isolated, listed, possessive } from '$lib/core';

// Table
export const dealer = 'Dealer';
export const theBars = 'The bars';
export const theDuel = 'The duel';
export const theDeal = 'The deal';
export const payoutRound = (round: number) => `Payout, round ${round}`;
export const revealInterlude = {
  question: 'The cards are turned over.',
  hint: 'One bar at a time. Tap to show all.'
};
export const showAll = 'Show all bars';

// Evidence
export const die = (die: number) => `die ${die}`;
export const wins = ', wins';
export const noGambler = 'no gambler';

// DuelOdds
export const noOdds = 'No odds';
export const odds = 'Odds';

// Taken
export const whoTakes = 'Who takes?';

// Reveal
export const whoseCard = 'Whose card?';
export const notEnteredYet = (name: string) => `${name}: not entered yet`;
export const hasEntered = (name: string, cardWords: string) => `${name}: ${cardWords}`;
export const bar = 'Bar';
export const raid = 'Raid';
export const gambler = 'Gambler';

// BarRow
export const why = (name: string, faceWords: string) => `${name}, ${faceWords}. Why?`;
export const takesWhy = (name: string, value: number) => `${name} takes ${dollars(value)}. Why?`;
export const settled = 'Settled';
export const putHere = (value: number) => `Put ${dollars(value)} here`;
export const moneyAtBar = (bar: string, value: number, words: string) =>
  `${bar}: ${dollars(value)} there. ${words}`;
export const noMoneyAtBar = (bar: string, words: string) => `${bar}: no money there. ${words}`;

// DealBoard
export const chitHint = 'Tap or drag a chit to give it to someone.';
export const raidedBarHint = 'This bar is raided, so gamblers get nothing and have no say.';

// Fighters
export const duelForAll = (value: number) => `A duel for all of the ${dollars(value)}`;
export const duelForTheRest = (value: number) => `A duel for the remaining ${dollars(value)}`;
export const card = (value: number) => `card ${value}`;
export const cardWords = 'card';
export const notThrown = 'not rolled yet';
export const dieOfFace = (face: number) => `die ${face}`;
export const dieWords = 'die';
export const theDieOf = (name: string) => `${possessive(isolated(name))} die`;
export const challenged = 'Challenged';

// Hand
export const cardsOf = (name: string) => `${possessive(isolated(name))} cards`;

// Odds
export const chances = (total: number, name: string) => `of ${total} for ${name}`;
export const chancesWithTies = (total: number, name: string, ties: number) =>
  `of ${total} for ${name}, ${inWords(ties)} on a tie`;
export const worth = (value: number, name: string) =>
  `A duel is worth ${dollars(value)} to ${name} on average.`;
export const worthIfOthersAccept = (value: number, name: string, unanswered: readonly string[]) =>
  `A duel is worth ${dollars(value)} to ${name} on average, if ${listed(unanswered)} ${unanswered.length === 1 ? 'accepts' : 'accept'}.`;
export const manyChances = (ways: number, total: number, name: string) =>
  `${formatNumber(ways)} of ${formatNumber(total)} for ${name}`;

// TakenRow
export const atStays = (value: number, bar: string) => `${dollars(value)} at ${bar}: stays`;
export const at = (value: number, bar: string, name: string) => `${dollars(value)} at ${bar}: ${name}`;
export const noChitsHere = 'No chits here';

// Evidence
export const claimTitles = { pieces: 'Card', paid: 'Gets' } as const;

// DealBoard
export const chitOf = (value: number) => `${dollars(value)} chit`;

// Fighters
export const settleTheDuel = 'Settle the duel';
export const throws = (name: string, face: number) => `${name} rolls ${face}`;

// Evidence
export const raided = 'raided';
export const deals = 'deals';
