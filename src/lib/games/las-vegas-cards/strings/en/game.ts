import { formatDollars, isolateName, joinWithAnd, possessive } from '$lib/core';

/** The texts about your own copy. */

export const notesOf = (count: number, value: number) => `${count} of ${formatDollars(value)}`;
export const notesAreYours = (notes: readonly string[]) =>
  `The notes are the ones in your copy: ${joinWithAnd(notes)}.`;
export const cardsOf = (count: number, card: string) => `${count} of the ${card}`;
export const cardsAreYours = (cards: readonly string[]) =>
  `Each player’s dice cards are the ones in your copy: ${joinWithAnd(cards)}.`;
export const copyHasOtherNotes =
  'Your copy doesn’t have the usual 48 notes, so you’ll draw and enter them yourselves.';
export const otherCards =
  'A player should have 30 dice cards and your count differs, so the game uses the ones we expect.';

export const cards = {
  title: 'Dice cards',
  hints: {
    table: 'You turn your cards over and tap them in',
    app: 'The app deals, and everyone chooses in secret'
  }
};
export const notes = {
  title: 'Notes',
  hints: {
    table: 'You put two at each casino and tap them in',
    app: 'The app draws once you’ve counted your copy’s notes'
  }
};
export const chipCards = 'Chip cards';
export const chipCardsWords = {
  hints: {
    table: 'You put one at each casino and tap its colour',
    app: 'The app draws from the 25 chip cards'
  }
};
export const neutral = {
  title: 'Third colour',
  hints: { table: 'You turn up its eight cards and tap them in', app: 'The app turns them up' }
};
export const edition = { box: 'Las Vegas: The Card Game, 2016', played: 'As printed' };
export const thirtyCardsEachAllChoose = 'Thirty cards each, all choose at once, four rounds';
export const thirtyCardsEachTakeTurns = 'Thirty cards each, players take turns, four rounds';
export const printedStart = {
  word: 'Oldest',
  sentence: 'Printed rule: the oldest goes first if you take turns. Otherwise everyone chooses at once.'
};
export const whoIsTheOldest = 'Who is the oldest?';
export const depths = {
  turns: 'You enter what everyone places, turn by turn.',
  rounds: 'You play, then count the dice at each casino.'
};
export const appCountsMoney = 'The app always counts the money.';

export const casino = (number: number) => `Casino ${number}`;
export const lastPlacedOf = (player: string) => `${possessive(isolateName(player))} last cards`;
export const afterTurn = (turn: number) => `After turn ${turn}`;
export const chipCardsOfOneColour = 'Chip cards of one colour';
export const currentTotals = 'The current totals';
export const sixOfEach = 'Six of each';
