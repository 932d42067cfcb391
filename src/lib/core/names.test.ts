import { describe, expect, test } from 'vitest';
import { isolated, LEDGER_WORDS, refuseName, refuseNames } from './names';

const reserved = ['joker'];

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
    expect(refuseName(name, reserved)).toBeUndefined();
  });

  test.each([
    ['', 'A name has at least one character.'],
    ['x'.repeat(41), 'A name has at most 40 characters; this one has 41.'],
    ['🎲'.repeat(41), 'A name has at most 40 characters; this one has 41.']
  ])('“%s” is too short or too long', (name, sentence) => {
    expect(refuseName(name, reserved)).toBe(sentence);
  });

  test.each([...LEDGER_WORDS, 'joker'])('“%s” is a word of the ledger', (name) => {
    expect(refuseName(name, reserved)).toBe(
      `“${name}” is a word that the ledger uses; write it with a capital letter.`
    );
  });
});

describe('the names of a table', () => {
  test('are different, compared exactly', () => {
    expect(refuseNames(['Anna', 'anna', 'Anna '], reserved)).toBeUndefined();
    expect(refuseNames(['Anna', 'Ben', 'Anna'], reserved)).toBe(
      'Two players are called Anna; give one of them another name.'
    );
  });

  test('are each a name', () => {
    expect(refuseNames(['Anna', 'bank'], reserved)).toBe(refuseName('bank', reserved));
    expect(refuseNames(['Anna', 'joker'], [])).toBeUndefined();
  });
});

describe('a name that shows nothing', () => {
  test.each([' ', '\u00a0 ', '\u200b', '\u202e', '\u3164', '\u2800', '\ufeff', '\u0000'])(
    '%j is refused where somebody sits down',
    (name) => {
      expect(refuseNames([name, 'Ben'], reserved)).toBe('A name shows at least one letter, figure or sign.');
    }
  );

  test.each(['שרה', '\u202eAnna', '🎲', 'é', 'ليلى', '1'])('%j shows something', (name) => {
    expect(refuseNames([name, 'Ben'], reserved)).toBeUndefined();
  });
});

describe('a name in a sentence', () => {
  test('that steers leaves its signs behind', () => {
    expect(isolated('\u202eAnna\u2066')).toBe('Anna');
  });

  test.each(['שרה', 'ليلى'])('%s is set apart', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  test('any other stands as it is', () => {
    expect(isolated('Zoë 🎲')).toBe('Zoë 🎲');
  });
});
