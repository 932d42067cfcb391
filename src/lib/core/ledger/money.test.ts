import { expect, test } from 'vitest';
import { formatAmount, formatDollars, formatShortAmount, formatShortDollars } from './money';

test.each([
  [0, '$0'],
  [5, '$5'],
  [999, '$999'],
  [1000, '$1,000'],
  [30000, '$30,000'],
  [130000, '$130,000'],
  [1234567, '$1,234,567'],
  [-5000, '−$5,000']
])('%i dollars are written %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test.each([
  [0, '$0'],
  [1000, '$1k'],
  [130000, '$130k'],
  [1250000, '$1,250k'],
  [1500, '$1,500'],
  [-20000, '−$20k']
])('%i dollars are written %s if space is tight', (amount, text) => {
  expect(formatShortDollars(amount)).toBe(text);
});

const pearlUnit = { one: 'pearl', many: 'pearls', piece: 'pearl', pieceWords: 'white pearl' };

test.each([
  [130000, undefined, '$130,000', '$130k'],
  [1, pearlUnit, '1 pearl', '1'],
  [25, pearlUnit, '25 pearls', '25'],
  [-10, pearlUnit, '−10 pearls', '−10'],
  [-1, pearlUnit, '−1 pearl', '−1']
] as const)('%i in %o is “%s”, in short “%s”', (value, unit, fullText, shortText) => {
  expect([formatAmount(value, unit), formatShortAmount(value, unit)]).toEqual([fullText, shortText]);
});
