import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { text } from './text';
import type { Why } from './types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'the Duke', p3: 'Carla' };
const names: Names = (player) => NAMES[player] ?? player;

describe('a refusal says what is allowed', () => {
  test.each<[string, Why]>([
    ['Anna chooses one of the cards in hand.', { code: 'notInHand', rule: '3.1', player: 'p1' }],
    [
      'the Duke has chosen already; undo takes the choice back.',
      { code: 'alreadyChosen', rule: '3.1', player: 'p2' }
    ],
    ['Carla still has to choose.', { code: 'notAllChosen', rule: '3.2', missing: ['p3'] }],
    ['Anna and Carla still have to choose.', { code: 'notAllChosen', rule: '3.2', missing: ['p1', 'p3'] }],
    [
      'With 4 players the Jungle raid 5 stays in the box.',
      { code: 'noSuchCard', rule: '1.3', card: 'jungle raid 5', players: 4, inPlay: 0 }
    ],
    [
      'With 3 players there is only one Jungle gambler 3, and it lies on the table already.',
      { code: 'noSuchCard', rule: '5.2', card: 'jungle gambler 3', players: 3, inPlay: 1 }
    ],
    [
      'With 8 players there are only two of the Jungle gambler 3, and they lie on the table already.',
      { code: 'noSuchCard', rule: '1.9', card: 'jungle gambler 3', players: 8, inPlay: 2 }
    ],
    [
      'Anna cannot have the Jazz Club gambler 1: it was played already, and the cards have not been shuffled since.',
      { code: 'cardGone', rule: '2.4', card: 'jazz gambler 1', player: 'p1' }
    ],
    [
      'This takes 4 cards of those still left; 3 were given.',
      { code: 'wrongCards', rule: '2.3', wanted: 4, given: 3 }
    ],
    [
      'This takes 1 card of those still left; 1 was given.',
      { code: 'wrongCards', rule: '2.4', wanted: 1, given: 1 }
    ],
    ['The stacks have no $50,000 chits left.', { code: 'chitGone', rule: '1.4', value: 50000, left: 0 }],
    ['Only 1 $50,000 chit is left in the stacks.', { code: 'chitGone', rule: '1.4', value: 50000, left: 1 }],
    ['Only 2 $5,000 chits are left in the stacks.', { code: 'chitGone', rule: '1.4', value: 5000, left: 2 }],
    ['A round lays out 7 chits; 1 was told.', { code: 'wrongChits', rule: '2.1', wanted: 7, given: 1 }],
    ['A round lays out 5 chits; 6 were told.', { code: 'wrongChits', rule: '5.3', wanted: 5, given: 6 }],
    ['Lincoln stays in the box with three players.', { code: 'barClosed', rule: '5.1', bar: 'lincoln' }],
    [
      'The chits that lie at Havana are divided whole, all of them, among those who want them.',
      { code: 'wrongShares', rule: '4.2', bar: 'havana' }
    ],
    ['Anna has nothing to answer in this deal.', { code: 'notAsked', rule: '4.4', player: 'p1' }],
    ['Each of the two dice shows a number from 1 to 6.', { code: 'wrongDie', rule: '4.5' }],
    ['What was told cannot be read; tell it again.', { code: 'unreadable', rule: '7.1' }],
    [
      'Only chits that lie at Cotton Club can have been taken there, each by one player.',
      { code: 'takenWrong', rule: '7.2', bar: 'cotton' }
    ],
    [
      'That can change before the first card of a round is chosen; finish this round first.',
      { code: 'depthLater', rule: '7.3', depth: 'turns' }
    ],
    ['The chits of the round come first.', { code: 'notNow', rule: '7.1', wanted: 'lay' }],
    ['The dealer places the last chit first.', { code: 'notNow', rule: '7.1', wanted: 'put' }],
    ['The cards come first.', { code: 'notNow', rule: '7.1', wanted: 'cards' }],
    ['Everybody chooses a card now.', { code: 'notNow', rule: '7.1', wanted: 'choose' }],
    [
      'Everybody has chosen; the cards are turned over now.',
      { code: 'notNow', rule: '7.1', wanted: 'turnOver' }
    ],
    [
      'The strongest proposes how to divide the chits now.',
      { code: 'notNow', rule: '7.1', wanted: 'propose' }
    ],
    ['The others accept or refuse now.', { code: 'notNow', rule: '7.1', wanted: 'answer' }],
    ['The duel is fought now.', { code: 'notNow', rule: '7.1', wanted: 'duel' }],
    ['This round is told at its end.', { code: 'notNow', rule: '7.1', wanted: 'taken' }],
    ['The game is over.', { code: 'notNow', rule: '7.1', wanted: 'nothing' }]
  ])('%s', (sentence, why) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});
