import {
  formatDollars,
  numberWord,
  joinWithAnd,
  plural,
  possessive,
  type Names,
  type Sentences
} from '$lib/core';
import type { Wanted, Why } from '$lib/games/las-vegas-cards/types';
import { atCasino, cardWord } from './shared';

/** One sentence for a refusal; none of them reveals a hidden card. */
export const refusalText = {
  startHidden: () => 'The money is hidden, so a newcomer starts with nothing.',
  noCard: () => 'Choose at least one card: everyone places at least one each turn.',
  manyNumbers: (why) =>
    `Choose one number for three or more cards: these ${numberWord(why.cards)} show ${joinWithAnd(why.numbers.map(String))}.`,
  notInHand: (why, names) => `Choose from the five cards in ${possessive(names(why.player))} hand.`,
  alreadyChosen: (why, names) => `${names(why.player)} has already chosen. Use undo to choose again.`,
  notAllChosen: (why, names) => `Waiting for ${joinWithAnd(why.missing.map(names))} to choose.`,
  wrongHand: (why, names) => `Enter five of the cards left in ${possessive(names(why.player))} draw pile.`,
  finished: (why, names) =>
    `${names(why.player)} has ${plural(why.cards, 'card')} at the casinos and is done for this round.`,
  alreadyLaid: (why, names) => `${names(why.player)} has already placed this turn. Use undo to change that.`,
  notYourTurn: (why, names) =>
    `Waiting for ${names(why.turn)}. ${possessive(names(why.player))} turn comes later.`,
  noSuchCard,
  noteGone,
  wrongNotes: (why) =>
    `Enter two notes for each of the six casinos, twelve in all; you’ve entered ${why.given}.`,
  wrongChipCards: (why) => `Enter one chip card for each of the six casinos; you’ve entered ${why.given}.`,
  chipCardGone: (why) =>
    why.left === 0
      ? `There are no ${why.name} chip cards left in the draw pile.`
      : `Only ${plural(why.left, `${why.name} chip card`)} ${why.left === 1 ? 'is' : 'are'} left in the draw pile.`,
  wrongNeutral: () => 'Enter eight cards of the third colour, with no more of any card than a set has.',
  noChipCard: (why) => `Pick another chip card: there’s no ${why.name} one ${atCasino(why.casino)}.`,
  wrongCount: (why, names) =>
    `Enter how many dice ${names(why.player)} has at each of the six casinos, and no more than there are on all the cards of that number.`,
  takenWrong: (why) => `That chip card isn’t at casino ${why.casino}, or someone already has it.`,
  depthLater: (why) =>
    why.depth === 'turns'
      ? 'Finish this round first. You can only start entering every turn before the first card of a round.'
      : 'Finish this turn first. You can only change that between two turns.',
  unreadable: () => 'Croupier couldn’t read that. Please enter it again.',
  notNow: (why) => EXPECTED_ENTRY_TEXTS[why.wanted]
} satisfies Partial<Sentences<Why>>;

function noSuchCard({ card, inSet, player }: Extract<Why, { code: 'noSuchCard' }>, names: Names): string {
  if (inSet === 0) return `A set has no ${cardWord(card)}.`;
  return `${names(player)} can’t have placed that many: a set has only ${inSet === 1 ? 'one' : numberWord(inSet)} ${cardWord(card)}${inSet === 1 ? '' : 's'}.`;
}

function noteGone({ left, value }: Extract<Why, { code: 'noteGone' }>): string {
  if (left === 0) return `There are no ${formatDollars(value)} notes left in the draw pile.`;
  return `Only ${plural(left, `${formatDollars(value)} note`)} ${left === 1 ? 'is' : 'are'} left in the draw pile.`;
}

const EXPECTED_ENTRY_TEXTS: Readonly<Record<Wanted, string>> = {
  notes: 'Deal this round’s notes first.',
  chipCards: 'Deal this round’s chip cards first.',
  neutral: 'Turn up the cards of the third colour first.',
  hand: 'Deal five cards first.',
  choose: 'Waiting for everyone with cards to choose.',
  turnOver: 'Turn the cards over first. Everyone has chosen.',
  lay: 'Enter what was placed first.',
  chipCard: 'Take a chip card first, or leave them all.',
  count: 'You’re entering this round when it’s over. Count the dice then.',
  nothing: 'The game is over.'
};
