import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { text } from './text';
import './tiles/all';
import type { Why } from './types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'the Duke' };
const names: Names = (player) => NAMES[player] ?? player;
const anna = { player: 'p1' } as const;

describe('a refusal says what is allowed', () => {
  test.each<[string, Why]>([
    [
      'There is no 4 in Anna’s roll; only a number that was rolled can be placed.',
      { code: 'notRolled', rule: '3.2', ...anna, face: 4 }
    ],
    ['Anna has no chip left; passing costs one.', { code: 'noChip', rule: '3.5', ...anna }],
    ['Choose at least one die to place.', { code: 'noDice', rule: '3.2', ...anna }],
    [
      'Anna has 1 small die left and cannot place 2.',
      { code: 'tooMany', rule: '3.1', ...anna, small: 2, has: 1 }
    ],
    [
      'Anna has 0 small dice left and cannot place 1.',
      { code: 'tooMany', rule: '3.1', ...anna, small: 1, has: 0 }
    ],
    [
      'Anna has no big die left: it lies at casino 5.',
      { code: 'bigGone', rule: '3.1', ...anna, lies: { casino: 5 } }
    ],
    [
      'Anna has no big die left: it lies on Nice Dice.',
      { code: 'bigGone', rule: '3.1', ...anna, lies: { tile: 'nice-dice' } }
    ],
    ['Anna has no big die left: it lies somewhere on the table.', { code: 'bigGone', rule: '3.1', ...anna }],
    [
      'Anna places every die that shows 3: 4 small dice.',
      { code: 'notAll', rule: '3.2', ...anna, face: 3, small: 4, big: 0 }
    ],
    [
      'Anna places every die that shows 3: the big die.',
      { code: 'notAll', rule: '3.2', ...anna, face: 3, small: 0, big: 1 }
    ],
    [
      'Anna rolls every die that is left: 1 small die and the big one.',
      { code: 'wrongRoll', rule: '3.1', who: 'p1', small: 1, big: 1 }
    ],
    [
      'All the neutral dice are rolled: 7 small dice and the big one.',
      { code: 'wrongRoll', rule: '5.1', who: 'neutral', small: 7, big: 1 }
    ],
    ['A round needs six pairs of notes; 1 pair was told.', { code: 'notSixPairs', rule: '2.1', pairs: 1 }],
    [
      'The pile has no $100,000 notes left: all of them have been seen.',
      { code: 'notInPile', rule: '2.3', value: 100000, left: 0 }
    ],
    ['Only 1 $90,000 note is left in the pile.', { code: 'notInPile', rule: '2.3', value: 90000, left: 1 }],
    [
      'Anna is 1 small die short: all 7 small dice and the big one have to lie somewhere.',
      { code: 'short', rule: '7.2', who: 'p1', small: 6, big: 1, missing: { small: 1, big: 0 } }
    ],
    [
      'Anna is 2 small dice and the big die short: all 7 small dice and the big one have to lie somewhere.',
      { code: 'short', rule: '7.2', who: 'p1', small: 5, big: 0, missing: { small: 2, big: 1 } }
    ],
    [
      'The neutral player is the big die short: all 7 small dice and the big one have to lie somewhere.',
      { code: 'short', rule: '7.2', who: 'neutral', small: 7, big: 0, missing: { small: 0, big: 1 } }
    ],
    [
      'Anna has 8 small dice at the casinos, and only 7 to place.',
      { code: 'over', rule: '7.2', who: 'p1', small: 8, big: 1, size: 'small' }
    ],
    [
      'Anna is 1 small die short: the 6 small dice that lie on no tile have to lie somewhere.',
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
      'Anna has 7 small dice at the casinos, and only 6 to place.',
      { code: 'over', rule: '7.2', who: 'p1', small: 7, big: 1, size: 'small', of: { small: 6, big: 1 } }
    ],
    [
      'Anna has the big die on a tile, so it lies at no casino.',
      { code: 'over', rule: '7.2', who: 'p1', small: 7, big: 1, size: 'big', of: { small: 7, big: 0 } }
    ],
    [
      'Anna can have at most 2 chips left: those from before the round and two new ones.',
      { code: 'chipsBound', rule: '7.3', ...anna, most: 2 }
    ],
    [
      'That can change before the first die of a round is rolled or placed; finish this round first.',
      { code: 'depthLater', rule: '7.4', depth: 'rounds' }
    ],
    [
      'What was told cannot be read: tell it in whole dice, and in chips and notes of the box.',
      { code: 'unreadable', rule: '7.1' }
    ],
    ['The six pairs of notes come first.', { code: 'notNow', rule: '7.1', wanted: 'deal' }],
    ['The game is over.', { code: 'notNow', rule: '7.1', wanted: 'nothing' }]
  ])('%s', (sentence, why) => {
    expect(text.why(why, names)).toBe(sentence);
  });

  test('a player’s name is never written otherwise, even where it begins the sentence', () => {
    const short: Why = {
      code: 'short',
      rule: '7.2',
      who: 'p2',
      small: 6,
      big: 1,
      missing: { small: 1, big: 0 }
    };
    expect(text.why(short, names)).toMatch(/^the Duke is/);
    const wrong: Why = { code: 'wrongRoll', rule: '3.1', who: 'p2', small: 7, big: 1 };
    expect(text.why(wrong, names)).toMatch(/^the Duke rolls/);
  });
});
