import { expect, test } from 'vitest';
import { goesToNoOne } from './payout';

const chips = { one: 'chip', many: 'chips', piece: 'chips', pieceWords: 'chip' };
const gold = { one: 'gold', many: 'gold', piece: 'gold', pieceWords: 'gold chip' };

test.each([
  [20_000, undefined, '$20,000 goes to no one.'],
  [62, chips, '62 chips go to no one.'],
  [1, chips, '1 chip goes to no one.'],
  [3, gold, '3 gold goes to no one.']
] as const)('%i of %o', (value, unit, sentence) => {
  // Fails if a number of chips has a verb in the singular, or a sum of money one in the plural.
  expect(goesToNoOne(value, unit)).toBe(sentence);
});
