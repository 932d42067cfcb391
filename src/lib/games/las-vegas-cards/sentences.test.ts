import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { text } from './text';
import type { Strength, Why } from './types';

/** The sentence of every reason, written by hand from the pages for one position of it. */

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

const has = (who: Strength['who'], count: number): Strength => ({ who, count });

const SENTENCES: { readonly [Code in Why['code']]: readonly [Why & { readonly code: Code }, string] } = {
  most: [
    { code: 'most', rule: '4.3', casino: 5, own: has('p1', 5), value: 80000, next: has('p2', 1) },
    'Anna has the most left at casino 5 with 5 dice against Ben with 1: the higher note, $80,000.'
  ],
  second: [
    { code: 'second', rule: '4.3', casino: 5, own: has('p2', 1), value: 30000, best: has('p1', 5) },
    'Ben has the second most left at casino 5 with 1 die after Anna with 5: the other note, $30,000.'
  ],
  third: [
    { code: 'third', rule: '4.3', casino: 5, own: has('p3', 1), better: [has('p1', 5), has('p2', 2)] },
    'Carla has 1 die at casino 5; Anna (5) and Ben (2) have more, and only two are paid: nothing.'
  ],
  tied: [
    { code: 'tied', rule: '4.2', casino: 5, own: has('p2', 2), others: [has('p3', 2)] },
    'Ben has 2 dice at casino 5, and so has Carla; equal numbers of dice leave before anybody is paid: nothing.'
  ],
  leftOver: [
    { code: 'leftOver', rule: '4.4', casino: 5, notes: [30000], claimants: 1, left: 1 },
    'Only one is left at casino 5 and takes one note. A note that nobody takes goes back to the box: $30,000.'
  ],
  imaginary: [
    { code: 'imaginary', rule: '8.2', casino: 5, own: has('neutral', 4), value: 80000, rank: 1 },
    'The third colour has the most left at casino 5 with 4 dice: the $80,000 goes back to the box.'
  ],
  bonus: [
    { code: 'bonus', rule: '7.7', player: 'p1', colour: 'pink', name: 'pink', count: 2, value: 30000 },
    'Anna has 2 pink chip cards: $30,000.'
  ],
  noBonus: [{ code: 'noBonus', rule: '7.7', player: 'p1' }, 'Anna has no chip cards, so there’s no bonus.'],
  sum: [
    { code: 'sum', rule: '5.1', player: 'p1', notes: 2, won: 130000, bonus: 0, total: 130000 },
    'Anna has 2 notes: $130,000.'
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
    'Anna and Ben have $130,000 each; Anna is ahead with 3 notes against 2.'
  ],
  level: [
    { code: 'level', rule: '5.3', players: ['p1', 'p2'], total: 130000, pieces: 2, chipCards: false },
    'Anna and Ben are level with $130,000 and 2 notes each, and share the place.'
  ],
  allowed: [{ code: 'allowed', rule: '3.2', cards: 2, numbers: [1, 4] }, 'Two cards may always be placed.'],
  mayTake: [
    { code: 'mayTake', rule: '7.3', casino: 4, dice: 2 },
    '2 dice in one go at casino 4: one chip card may be taken there, if one lies there.'
  ],
  stops: [
    { code: 'stops', rule: '3.6', player: 'p1', cards: 9 },
    'Anna has 9 cards at the casinos, eight or more, and has no more turns in this round.'
  ],
  goesOn: [
    { code: 'goesOn', rule: '3.6', player: 'p1', cards: 7 },
    'Anna has 7 cards at the casinos, fewer than eight, and has another turn.'
  ],
  lastTurn: [
    { code: 'lastTurn', rule: '3.5', player: 'p1', cards: 7 },
    'Anna has 7 cards at the casinos, but six turns are all there are.'
  ],
  noCard: [{ code: 'noCard', rule: '3.1' }, 'At least one card is placed in every turn.'],
  manyNumbers: [
    { code: 'manyNumbers', rule: '3.2', cards: 3, numbers: [2, 4] },
    'Three or more cards must all show the same number; these three show 2 and 4.'
  ],
  notInHand: [{ code: 'notInHand', rule: '3.1', player: 'p1' }, 'Anna chooses from the five cards in hand.'],
  alreadyChosen: [
    { code: 'alreadyChosen', rule: '9.2', player: 'p1' },
    'Anna has chosen already; undo takes the choice back.'
  ],
  notAllChosen: [
    { code: 'notAllChosen', rule: '3.1', missing: ['p1', 'p2'] },
    'Anna and Ben still have to choose.'
  ],
  wrongHand: [
    { code: 'wrongHand', rule: '2.2', player: 'p1' },
    'A hand is five of the cards left in Anna’s pile.'
  ],
  finished: [
    { code: 'finished', rule: '3.6', player: 'p1', cards: 9 },
    'Anna has 9 cards at the casinos and has no more turns in this round.'
  ],
  alreadyLaid: [
    { code: 'alreadyLaid', rule: '9.1', player: 'p1' },
    'Anna has placed in this turn already; undo takes it back.'
  ],
  notYourTurn: [
    { code: 'notYourTurn', rule: '6.1', player: 'p1', turn: 'p2' },
    'It is Ben’s turn; Anna comes later.'
  ],
  noSuchCard: [
    { code: 'noSuchCard', rule: '1.4', player: 'p1', card: 'double 3', inSet: 1 },
    'A set has only one double 3; Anna cannot have placed more.'
  ],
  noteGone: [
    { code: 'noteGone', rule: '1.3', value: 100000, left: 0 },
    'The pile has no $100,000 notes left.'
  ],
  wrongNotes: [
    { code: 'wrongNotes', rule: '2.1', given: 10 },
    'Two notes lie at each of the six casinos, twelve in all; 10 notes were told.'
  ],
  wrongChipCards: [
    { code: 'wrongChipCards', rule: '7.2', given: 5 },
    'One chip card is laid at each of the six casinos; 5 chip cards were told.'
  ],
  chipCardGone: [
    { code: 'chipCardGone', rule: '7.2', colour: 'pink', name: 'pink', left: 0 },
    'The pile has no pink chip cards left.'
  ],
  wrongNeutral: [
    { code: 'wrongNeutral', rule: '8.2', given: 7 },
    'Eight cards of the third colour are laid out, and no more of one kind than a set has.'
  ],
  noChipCard: [
    { code: 'noChipCard', rule: '7.3', casino: 4, colour: 'pink', name: 'pink' },
    'There is no pink chip card at casino 4.'
  ],
  wrongCount: [
    { code: 'wrongCount', rule: '9.4', player: 'p1' },
    'Tell how many dice Anna has at each of the six casinos; there are never more than on all cards of its number.'
  ],
  takenWrong: [
    { code: 'takenWrong', rule: '9.4', casino: 4 },
    'Only chip cards that lie at casino 4 can have been taken there, each by one player.'
  ],
  depthLater: [
    { code: 'depthLater', rule: '9.5', depth: 'rounds' },
    'That can change between two turns; finish this turn first.'
  ],
  unreadable: [{ code: 'unreadable', rule: '9.1' }, 'What was told cannot be read; tell it again.'],
  notNow: [{ code: 'notNow', rule: '9.1', wanted: 'notes' }, 'The notes of the round come first.']
};

test.each(Object.entries(SENTENCES))('%s', (_, [why, sentence]) => {
  expect(text.why(why, names)).toBe(sentence);
});
