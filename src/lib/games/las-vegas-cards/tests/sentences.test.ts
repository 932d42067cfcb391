import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { text } from '$lib/games/las-vegas-cards/strings/en/log';
import type { Strength, Why } from '$lib/games/las-vegas-cards/types';

/** The sentence of every reason for one position, written by hand from the rulebook. */

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

const has = (who: Strength['who'], count: number): Strength => ({ who, count });

const SENTENCES: { readonly [Code in Why['code']]: readonly [Why & { readonly code: Code }, string] } = {
  most: [
    { code: 'most', rule: '4.3', casino: 5, own: has('p1', 5), value: 80000, next: has('p2', 1) },
    'Anna wins casino 5 (5 dice to Ben’s 1) and takes the higher note, $80,000.'
  ],
  second: [
    { code: 'second', rule: '4.3', casino: 5, own: has('p2', 1), value: 30000, best: has('p1', 5) },
    'Ben is second at casino 5 (1 die to Anna’s 5) and takes the other note, $30,000.'
  ],
  third: [
    { code: 'third', rule: '4.3', casino: 5, own: has('p3', 1), better: [has('p1', 5), has('p2', 2)] },
    'Carla has 1 die at casino 5, behind Anna (5) and Ben (2). Only first and second are paid, so Carla gets nothing.'
  ],
  tied: [
    { code: 'tied', rule: '4.2', casino: 5, own: has('p2', 2), others: [has('p3', 2)] },
    'Ben has 2 dice at casino 5 and ties with Carla. Tied cards are removed, so Ben gets nothing.'
  ],
  leftOver: [
    { code: 'leftOver', rule: '4.4', casino: 5, notes: [30000], claimants: 1, left: 1 },
    'Only one player is left at casino 5 and takes one note, so the $30,000 goes back to the box.'
  ],
  imaginary: [
    { code: 'imaginary', rule: '8.2', casino: 5, own: has('neutral', 4), value: 80000, rank: 1 },
    'The third colour wins casino 5 with 4 dice, so the $80,000 goes back to the box.'
  ],
  bonus: [
    { code: 'bonus', rule: '7.7', player: 'p1', colour: 'pink', name: 'pink', count: 2, value: 30000 },
    'Anna gets $30,000 for 2 pink chip cards.'
  ],
  noBonus: [{ code: 'noBonus', rule: '7.7', player: 'p1' }, 'Anna has no chip cards, so there’s no bonus.'],
  sum: [
    { code: 'sum', rule: '5.1', player: 'p1', notes: 2, won: 130000, bonus: 0, total: 130000 },
    'Anna has $130,000 from 2 notes.'
  ],
  moreNotes: [
    {
      code: 'moreNotes',
      rule: '5.2',
      players: ['p1'],
      others: ['p2'],
      total: 130000,
      pieces: 3,
      otherPieces: 2,
      chipCards: false
    },
    'Anna and Ben have $130,000 each. Anna is ahead with 3 notes to 2.'
  ],
  level: [
    { code: 'level', rule: '5.3', players: ['p1', 'p2'], total: 130000, pieces: 2, chipCards: false },
    'Anna and Ben tie with $130,000 and 2 notes each, and share the place.'
  ],
  allowed: [{ code: 'allowed', rule: '3.2', cards: 2, numbers: [1, 4] }, 'Two cards are always allowed.'],
  mayTake: [
    { code: 'mayTake', rule: '7.3', casino: 4, dice: 2 },
    'With 2 dice in one go at casino 4, one chip card may be taken there if there is one.'
  ],
  stops: [
    { code: 'stops', rule: '3.6', player: 'p1', cards: 9 },
    'Anna has 9 cards at the casinos. That’s eight or more, so Anna is done for this round.'
  ],
  goesOn: [
    { code: 'goesOn', rule: '3.6', player: 'p1', cards: 7 },
    'Anna has 7 cards at the casinos. That’s fewer than eight, so Anna has another turn.'
  ],
  lastTurn: [
    { code: 'lastTurn', rule: '3.5', player: 'p1', cards: 7 },
    'Anna has 7 cards at the casinos, but a round ends after six turns.'
  ],
  noCard: [
    { code: 'noCard', rule: '3.1' },
    'Choose at least one card: everyone places at least one each turn.'
  ],
  manyNumbers: [
    { code: 'manyNumbers', rule: '3.2', cards: 3, numbers: [2, 4] },
    'Choose one number for three or more cards: these three show 2 and 4.'
  ],
  notInHand: [{ code: 'notInHand', rule: '3.1', player: 'p1' }, 'Choose from the five cards in Anna’s hand.'],
  alreadyChosen: [
    { code: 'alreadyChosen', rule: '9.2', player: 'p1' },
    'Anna has already chosen. Use undo to choose again.'
  ],
  notAllChosen: [
    { code: 'notAllChosen', rule: '3.1', missing: ['p1', 'p2'] },
    'Waiting for Anna and Ben to choose.'
  ],
  wrongHand: [
    { code: 'wrongHand', rule: '2.2', player: 'p1' },
    'Enter five of the cards left in Anna’s draw pile.'
  ],
  finished: [
    { code: 'finished', rule: '3.6', player: 'p1', cards: 9 },
    'Anna has 9 cards at the casinos and is done for this round.'
  ],
  alreadyLaid: [
    { code: 'alreadyLaid', rule: '9.1', player: 'p1' },
    'Anna has already placed this turn. Use undo to change that.'
  ],
  notYourTurn: [
    { code: 'notYourTurn', rule: '6.1', player: 'p1', turn: 'p2' },
    'Waiting for Ben. Anna’s turn comes later.'
  ],
  noSuchCard: [
    { code: 'noSuchCard', rule: '1.4', player: 'p1', card: 'double 3', inSet: 1 },
    'Anna can’t have placed that many: a set has only one double 3.'
  ],
  noteGone: [
    { code: 'noteGone', rule: '1.3', value: 100000, left: 0 },
    'There are no $100,000 notes left in the draw pile.'
  ],
  wrongNotes: [
    { code: 'wrongNotes', rule: '2.1', given: 10 },
    'Enter two notes for each of the six casinos, twelve in all; you’ve entered 10.'
  ],
  wrongChipCards: [
    { code: 'wrongChipCards', rule: '7.2', given: 5 },
    'Enter one chip card for each of the six casinos; you’ve entered 5.'
  ],
  chipCardGone: [
    { code: 'chipCardGone', rule: '7.2', colour: 'pink', name: 'pink', left: 0 },
    'There are no pink chip cards left in the draw pile.'
  ],
  wrongNeutral: [
    { code: 'wrongNeutral', rule: '8.2', given: 7 },
    'Enter eight cards of the third colour, with no more of any card than a set has.'
  ],
  noChipCard: [
    { code: 'noChipCard', rule: '7.3', casino: 4, colour: 'pink', name: 'pink' },
    'Pick another chip card: there’s no pink one at casino 4.'
  ],
  wrongCount: [
    { code: 'wrongCount', rule: '9.4', player: 'p1' },
    'Enter how many dice Anna has at each of the six casinos, and no more than there are on all the cards of that number.'
  ],
  takenWrong: [
    { code: 'takenWrong', rule: '9.4', casino: 4 },
    'That chip card isn’t at casino 4, or someone already has it.'
  ],
  depthLater: [
    { code: 'depthLater', rule: '9.5', depth: 'rounds' },
    'Finish this turn first. You can only change that between two turns.'
  ],
  unreadable: [{ code: 'unreadable', rule: '9.1' }, 'Croupier couldn’t read that. Please enter it again.'],
  notNow: [{ code: 'notNow', rule: '9.1', wanted: 'notes' }, 'Deal this round’s notes first.']
};

test.each(Object.entries(SENTENCES))('%s', (_, [why, sentence]) => {
  expect(text.why(why, names)).toBe(sentence);
});
