import { describe, expect, test } from 'vitest';
import { isolateName } from '$lib/core';
import { initial, isAmbiguousUpsideDown } from './marks';

describe('a number that reads as another one upside down', () => {
  test.each([6, 9, 16, 19, 66, 68, 90, 106])('%i is underlined', (number) => {
    expect(isAmbiguousUpsideDown(number)).toBe(true);
  });

  test.each([0, 1, 8, 10, 11, 18, 26, 39, 46, 63])('%i is not', (number) => {
    expect(isAmbiguousUpsideDown(number)).toBe(false);
  });
});

test.each([
  ['zoë', 'Z'],
  [isolateName('שרה'), 'ש'],
  // Fails if the mark of a name that sentences quote has the quotation mark.
  [isolateName('=1+1'), '='],
  [isolateName('the bank'), 'T'],
  ['', '']
])('the letter of %s is %s', (name, letter) => {
  expect(initial(name)).toBe(letter);
});
