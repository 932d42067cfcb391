import { expect, test } from 'vitest';
import { dollars, shortDollars } from './money';

test.each([
  [0, '$0'],
  [5, '$5'],
  [999, '$999'],
  [1000, '$1,000'],
  [30000, '$30,000'],
  [130000, '$130,000'],
  [1234567, '$1,234,567'],
  [-5000, '−$5,000']
])('%i dollars are written %s', (amount, written) => {
  expect(dollars(amount)).toBe(written);
});

test.each([
  [0, '$0'],
  [1000, '$1k'],
  [130000, '$130k'],
  [1250000, '$1,250k'],
  [1500, '$1,500'],
  [-20000, '−$20k']
])('%i dollars are written %s where there is little room', (amount, written) => {
  expect(shortDollars(amount)).toBe(written);
});
