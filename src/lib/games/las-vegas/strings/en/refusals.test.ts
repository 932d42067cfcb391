import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { text } from './log';
import '$lib/games/las-vegas/tiles/all';
import type { Why } from '$lib/games/las-vegas/types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'the Duke' };
const names: Names = (player) => NAMES[player] ?? player;
const anna = { player: 'p1' } as const;

describe('a refusal says what to do, or why not', () => {
  test.each<[string, Why]>([
    [
      'Place a number from the roll: Anna didn’t roll a 4.',
      { code: 'notRolled', rule: '3.2', ...anna, face: 4 }
    ],
    [
      'Place dice instead: passing costs a chip, and Anna has none left.',
      { code: 'noChip', rule: '3.5', ...anna }
    ],
    ['Choose at least one die to place.', { code: 'noDice', rule: '3.2', ...anna }],
    [
      'Anna can’t place 2 small dice, because only 1 is left.',
      { code: 'tooMany', rule: '3.1', ...anna, small: 2, has: 1 }
    ],
    [
      'Anna can’t place 1 small die, because none are left.',
      { code: 'tooMany', rule: '3.1', ...anna, small: 1, has: 0 }
    ],
    [
      'Anna’s big die is already at casino 5.',
      { code: 'bigGone', rule: '3.1', ...anna, lies: { casino: 5 } }
    ],
    [
      'Anna’s big die is already on Nice Dice.',
      { code: 'bigGone', rule: '3.1', ...anna, lies: { tile: 'nice-dice' } }
    ],
    ['Anna’s big die is already in use.', { code: 'bigGone', rule: '3.1', ...anna }],
    [
      'Place all of Anna’s 3s: 4 small dice.',
      { code: 'notAll', rule: '3.2', ...anna, face: 3, small: 4, big: 0 }
    ],
    [
      'Place all of Anna’s 3s: the big die.',
      { code: 'notAll', rule: '3.2', ...anna, face: 3, small: 0, big: 1 }
    ],
    [
      'Roll all the dice that Anna has left: 1 small die and the big one.',
      { code: 'wrongRoll', rule: '3.1', who: 'p1', small: 1, big: 1 }
    ],
    [
      'Roll all the neutral dice: 7 small dice and the big one.',
      { code: 'wrongRoll', rule: '5.1', who: 'neutral', small: 7, big: 1 }
    ],
    [
      'Enter six pairs of notes for the round; you’ve entered 1.',
      { code: 'notSixPairs', rule: '2.1', pairs: 1 }
    ],
    [
      'There are no $100,000 notes left in the draw pile. All of them have been seen.',
      { code: 'notInPile', rule: '2.3', value: 100000, left: 0 }
    ],
    [
      'Only 1 $90,000 note is left in the draw pile.',
      { code: 'notInPile', rule: '2.3', value: 90000, left: 1 }
    ],
    [
      'Anna is missing 1 small die. Count all 7 small dice and the big one.',
      { code: 'short', rule: '7.2', who: 'p1', small: 6, big: 1, missing: { small: 1, big: 0 } }
    ],
    [
      'Anna is missing 2 small dice and the big die. Count all 7 small dice and the big one.',
      { code: 'short', rule: '7.2', who: 'p1', small: 5, big: 0, missing: { small: 2, big: 1 } }
    ],
    [
      'The neutral player is missing the big die. Count all 7 small dice and the big one.',
      { code: 'short', rule: '7.2', who: 'neutral', small: 7, big: 0, missing: { small: 0, big: 1 } }
    ],
    [
      'Anna has 8 small dice at the casinos but only 7 to place. Check the count.',
      { code: 'over', rule: '7.2', who: 'p1', small: 8, big: 1, size: 'small' }
    ],
    [
      'Anna is missing 1 small die. Count the 6 small dice that aren’t on a tile.',
      {
        code: 'short',
        rule: '7.2',
        who: 'p1',
        small: 5,
        big: 0,
        missing: { small: 1, big: 0 },
        of: { small: 6, big: 0 }
      }
    ],
    [
      'Anna has 7 small dice at the casinos but only 6 to place. Check the count.',
      { code: 'over', rule: '7.2', who: 'p1', small: 7, big: 1, size: 'small', of: { small: 6, big: 1 } }
    ],
    [
      'Anna’s big die is on a tile, so it can’t be at a casino too.',
      { code: 'over', rule: '7.2', who: 'p1', small: 7, big: 1, size: 'big', of: { small: 7, big: 0 } }
    ],
    [
      'Anna can have at most 2 chips left: those from before this round and the two new ones.',
      { code: 'chipsBound', rule: '7.3', ...anna, most: 2 }
    ],
    [
      'Finish this round first. You can only change that before the first die of a round is rolled or placed.',
      { code: 'depthLater', rule: '7.4', depth: 'rounds' }
    ],
    [
      'That doesn’t add up. Check the dice, chips and notes you entered.',
      { code: 'unreadable', rule: '7.1' }
    ],
    ['Deal the six pairs of notes first.', { code: 'notNow', rule: '7.1', wanted: 'deal' }],
    ['The game is over.', { code: 'notNow', rule: '7.1', wanted: 'nothing' }]
  ])('%s', (sentence, why) => {
    expect(text.why(why, names)).toBe(sentence);
  });

  test('a player’s name is never changed, even at the start of a sentence', () => {
    const tooFewReason: Why = {
      code: 'short',
      rule: '7.2',
      who: 'p2',
      small: 6,
      big: 1,
      missing: { small: 1, big: 0 }
    };
    expect(text.why(tooFewReason, names)).toMatch(/^the Duke is/);
    const tooManyReason: Why = { code: 'over', rule: '7.2', who: 'p2', small: 8, big: 1, size: 'small' };
    expect(text.why(tooManyReason, names)).toMatch(/^the Duke has/);
  });
});
