import { describe, expect, test } from 'vitest';
import { RESERVED_NAMES, refuseName, refuseNames } from './names';

describe('a name', () => {
  test.each([
    ['one letter', 'A'],
    ['forty letters', 'x'.repeat(40)],
    ['forty emoji, each two units long', '🎲'.repeat(40)],
    ['right to left', 'שרה'],
    ['one blank', ' '],
    ['half an emoji', '\ud83c'],
    ['a word of the language', '__proto__'],
    ['another one', 'constructor'],
    ['a reserved word with a capital letter', 'Bank']
  ])('may be %s', (_, name) => {
    expect(refuseName(name)).toBeUndefined();
  });

  test.each([
    ['', 'A name has at least one character.'],
    ['x'.repeat(41), 'A name has at most 40 characters; this one has 41.'],
    ['🎲'.repeat(41), 'A name has at most 40 characters; this one has 41.']
  ])('“%s” is too short or too long', (name, sentence) => {
    expect(refuseName(name)).toBe(sentence);
  });

  test.each(RESERVED_NAMES)('“%s” is a word of the ledger', (name) => {
    expect(refuseName(name)).toBe(`“${name}” is a word of the ledger; write it with a capital letter.`);
  });
});

describe('the names of a table', () => {
  test('are different, compared exactly', () => {
    expect(refuseNames(['Anna', 'anna', 'Anna '])).toBeUndefined();
    expect(refuseNames(['Anna', 'Ben', 'Anna'])).toBe(
      'Two players are called Anna; give one of them another name.'
    );
  });

  test('are each a name', () => {
    expect(refuseNames(['Anna', 'bank'])).toBe(refuseName('bank'));
  });
});
