import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { text } from './log';
import type { Why } from '$lib/games/razzia/types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'the Duke', p3: 'Carla' };
const names: Names = (player) => NAMES[player] ?? player;

describe('a refusal says what is allowed', () => {
  test.each<[string, Why]>([
    ['Choose a card from Anna’s hand.', { code: 'notInHand', rule: '3.1', player: 'p1' }],
    [
      'the Duke has already chosen. Undo that to choose again.',
      { code: 'alreadyChosen', rule: '3.1', player: 'p2' }
    ],
    ['Waiting for Carla to choose.', { code: 'notAllChosen', rule: '3.2', missing: ['p3'] }],
    ['Waiting for Anna and Carla to choose.', { code: 'notAllChosen', rule: '3.2', missing: ['p1', 'p3'] }],
    [
      'Check the card. The Jungle raid 5 isn’t used with 4 players.',
      { code: 'noSuchCard', rule: '1.3', card: 'jungle raid 5', players: 4, inPlay: 0 }
    ],
    [
      'Check the cards. With 3 players there’s only one Jungle gambler 3, and you’ve already entered it.',
      { code: 'noSuchCard', rule: '5.2', card: 'jungle gambler 3', players: 3, inPlay: 1 }
    ],
    [
      'Check the cards. With 8 players there are only two of the Jungle gambler 3, and you’ve already entered them.',
      { code: 'noSuchCard', rule: '1.9', card: 'jungle gambler 3', players: 8, inPlay: 2 }
    ],
    [
      'Check Anna’s card. The Jazz Club gambler 1 has already been played, and the cards haven’t been shuffled since.',
      { code: 'cardGone', rule: '2.4', card: 'jazz gambler 1', player: 'p1' }
    ],
    [
      'Enter 4 cards still in play. You’ve entered 3.',
      { code: 'wrongCards', rule: '2.3', wanted: 4, given: 3 }
    ],
    [
      'Enter 1 card still in play. You’ve entered 1.',
      { code: 'wrongCards', rule: '2.4', wanted: 1, given: 1 }
    ],
    [
      'There are no $50,000 chits left. Check the values.',
      { code: 'chitGone', rule: '1.4', value: 50000, left: 0 }
    ],
    [
      'Only one $50,000 chit is left. Check the values.',
      { code: 'chitGone', rule: '1.4', value: 50000, left: 1 }
    ],
    [
      'Only two $5,000 chits are left. Check the values.',
      { code: 'chitGone', rule: '1.4', value: 5000, left: 2 }
    ],
    [
      'Enter 7 chits for this round. You’ve entered 1.',
      { code: 'wrongChits', rule: '2.1', wanted: 7, given: 1 }
    ],
    [
      'Enter 5 chits for this round. You’ve entered 6.',
      { code: 'wrongChits', rule: '5.3', wanted: 5, given: 6 }
    ],
    [
      'Pick another bar. Lincoln isn’t used in this three-player game.',
      { code: 'barClosed', rule: '5.1', bar: 'lincoln' }
    ],
    [
      'Divide all the chits at Havana, each one whole, among the players in the deal.',
      { code: 'wrongShares', rule: '4.2', bar: 'havana' }
    ],
    ['Anna has no offer to answer right now.', { code: 'notAsked', rule: '4.4', player: 'p1' }],
    ['Enter a number from 1 to 6 for each die.', { code: 'wrongDie', rule: '4.5' }],
    ['Croupier couldn’t read that. Please enter it again.', { code: 'unreadable', rule: '7.1' }],
    [
      'Check the chits at Cotton Club. You can only hand out those that are there, each to one player.',
      { code: 'takenWrong', rule: '7.2', bar: 'cotton' }
    ],
    [
      'Finish this round first. You can only change that before anyone chooses a card.',
      { code: 'depthLater', rule: '7.3', depth: 'turns' }
    ],
    ['Turn up the chits for this round first.', { code: 'notNow', rule: '7.1', wanted: 'lay' }],
    ['Waiting for the dealer to place the last chit.', { code: 'notNow', rule: '7.1', wanted: 'put' }],
    [
      'First deal the cards or enter the ones you turned over.',
      { code: 'notNow', rule: '7.1', wanted: 'cards' }
    ],
    ['Waiting for everyone to choose a card.', { code: 'notNow', rule: '7.1', wanted: 'choose' }],
    ['Everyone has chosen. Turn the cards over.', { code: 'notNow', rule: '7.1', wanted: 'turnOver' }],
    [
      'Waiting for the strongest player to propose a deal.',
      { code: 'notNow', rule: '7.1', wanted: 'propose' }
    ],
    ['Waiting for the others to accept or challenge.', { code: 'notNow', rule: '7.1', wanted: 'answer' }],
    ['Roll the duel first.', { code: 'notNow', rule: '7.1', wanted: 'duel' }],
    ['You’re entering this round when it’s over.', { code: 'notNow', rule: '7.1', wanted: 'taken' }],
    ['The game is over.', { code: 'notNow', rule: '7.1', wanted: 'nothing' }]
  ])('%s', (sentence, why) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});
