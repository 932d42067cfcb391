import { formatDollars, formatNumber, numberWord, isolateName, joinWithAnd, possessive } from '$lib/core';

// Table
export const dealer = 'Dealer';
export const barsHeading = 'The bars';
export const duelHeading = 'The duel';
export const dealHeading = 'The deal';
export const payoutRound = (round: number) => `Payout, round ${round}`;
export const revealInterlude = {
  question: 'The cards are turned over.',
  hint: 'One bar at a time. Tap to show all.'
};
export const acceptedInterlude = {
  question: 'The deal is accepted.',
  hint: 'Everyone gets what was offered.',
  action: 'Show the table'
};
export const showAll = 'Show all bars';

// Evidence
export const die = (die: number) => `die ${die}`;
export const winsText = ', wins';
export const noGambler = 'no gambler';

// DuelOdds
export const noOdds = 'No odds';
export const odds = 'Odds';

// Taken
export const whoTakesQuestion = 'Who takes?';

// Reveal
export const whoseCardQuestion = 'Whose card?';
export const notEnteredYet = (name: string) => `${name}: not entered yet`;
export const hasEntered = (name: string, cardText: string) => `${name}: ${cardText}`;
export const bar = 'Bar';
export const raid = 'Raid';
export const gambler = 'Gambler';

// BarRow
export const why = (name: string, faceText: string) => `${name}, ${faceText}. Why?`;
export const takesWhyLabel = (name: string, value: number) => `${name} takes ${formatDollars(value)}. Why?`;
export const settledLabel = 'Settled';
export const putChitLabel = (value: number) => `Put ${formatDollars(value)} here`;
export const moneyAtBar = (bar: string, value: number, cardsText: string) =>
  `${bar}: ${formatDollars(value)} there. ${cardsText}`;
export const noMoneyAtBar = (bar: string, cardsText: string) => `${bar}: no money there. ${cardsText}`;

// DealBoard
export const chitHint = 'Tap or drag a chit to give it to someone.';
export const raidedBarHint = 'This bar is raided, so gamblers get nothing and have no say.';

// Fighters
export const duelForAll = (value: number) => `A duel for all of the ${formatDollars(value)}`;
export const duelForTheRest = (value: number) => `A duel for the remaining ${formatDollars(value)}`;
export const card = (value: number) => `card ${value}`;
export const cardLabel = 'card';
export const notRolled = 'not rolled yet';
export const dieLabelOfFace = (face: number) => `die ${face}`;
export const dieLabel = 'die';
export const theDieOf = (name: string) => `${possessive(isolateName(name))} die`;
export const challengedLabel = 'Challenged';

// Hand
export const cardsLabel = (name: string) => `${possessive(isolateName(name))} cards`;

// Odds
export const chancesText = (total: number, name: string) => `of ${total} for ${name}`;
export const chancesWithTies = (total: number, name: string, ties: number) =>
  `of ${total} for ${name}, ${numberWord(ties)} on a tie`;
export const worthText = (value: number, name: string) =>
  `A duel is worth ${formatDollars(value)} to ${name} on average.`;
export const worthIfOthersAccept = (value: number, name: string, unanswered: readonly string[]) =>
  `A duel is worth ${formatDollars(value)} to ${name} on average, if ${joinWithAnd(unanswered)} ${unanswered.length === 1 ? 'accepts' : 'accept'}.`;
export const manyChances = (ways: number, total: number, name: string) =>
  `${formatNumber(ways)} of ${formatNumber(total)} for ${name}`;

// TakenRow
export const chitStays = (value: number, bar: string) => `${formatDollars(value)} at ${bar}: stays`;
export const chitTakenBy = (value: number, bar: string, name: string) =>
  `${formatDollars(value)} at ${bar}: ${name}`;
export const noChitsHere = 'No chits here';

// Evidence
export const claimTitles = { pieces: 'Card', paid: 'Gets' } as const;

// DealBoard
export const chitLabel = (value: number) => `${formatDollars(value)} chit`;

// Fighters
export const settleTheDuel = 'Settle the duel';
export const rollsText = (name: string, face: number) => `${name} rolls ${face}`;

// Evidence
export const raidedLabel = 'raided';
export const dealsLabel = 'deals';
