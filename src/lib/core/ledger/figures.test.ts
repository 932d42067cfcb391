import { describe, expect, test } from 'vitest';
import { digitValue, withPlainDigits, parseWholeNumber } from './figures';

/** Zero to nine in the digits of several scripts and fonts. */
const ROWS = [
  '0123456789',
  '０１２３４５６７８９',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '๐๑๒๓๔๕๖๗๘๙',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'
];

test.each(ROWS)('%s count from zero to nine', (row) => {
  expect([...row].map(digitValue)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('every decimal digit of Unicode has a value, and all values occur equally often', () => {
  const counts = new Map<number | undefined, number>();
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(letter)) counts.set(digitValue(letter), (counts.get(digitValue(letter)) ?? 0) + 1);
  }
  const rowCount = counts.get(0) ?? 0;
  expect(rowCount).toBeGreaterThan(60);
  expect([...counts].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => [value, rowCount]));
});

test.each(['', 'a', '²', '④', '四', '½', '12', '-'])('“%s” is not a decimal digit', (letter) => {
  expect(digitValue(letter)).toBeUndefined();
});

describe('a typed whole number', () => {
  test.each([
    ['12', 12],
    [' ４２ ', 42],
    ['٥', 5],
    ['۵۰', 50],
    ['२४', 24],
    ['\u200f٣٠\u200f', 30],
    ['007', 7],
    ['−3', -3],
    ['-3', -3]
  ])('%s is %d', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number);
  });

  test.each(['', 'x', '3x', '1.5', '1,5', '1e3', '٣٫٥', '²', 'Ⅳ', '0x10', 'Infinity', '9'.repeat(16)])(
    '“%s” is none',
    (text) => {
      expect(parseWholeNumber(text)).toBeUndefined();
    }
  );
});

test('digits among words become ASCII digits', () => {
  expect(withPlainDigits('٢ chips, ３०,000')).toBe('2 chips, 30,000');
});
