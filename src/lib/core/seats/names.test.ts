import { describe, expect, test } from 'vitest';
import { isolateName, isolateText, isolateNamesIn, LEDGER_WORDS, refuseName, refuseNames } from './names';

const reservedNames = ['joker'];

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
    expect(refuseName(name, reservedNames)).toBeUndefined();
  });

  test.each([
    ['', 'Enter a name.'],
    ['x'.repeat(41), 'Use at most 40 characters. This name has 41.'],
    ['🎲'.repeat(41), 'Use at most 40 characters. This name has 41.']
  ])('“%s” is too short or too long', (name, sentence) => {
    expect(refuseName(name, reservedNames)).toBe(sentence);
  });

  test.each([...LEDGER_WORDS, 'joker'])('“%s” is reserved for the ledger', (name) => {
    expect(refuseName(name, reservedNames)).toBe(
      `Croupier uses “${name}” itself. Write it with a capital letter.`
    );
  });
});

describe('the names of a match', () => {
  test('must be different, compared exactly', () => {
    expect(refuseNames(['Anna', 'anna', 'Anna '], reservedNames)).toBeUndefined();
    expect(refuseNames(['Anna', 'Ben', 'Anna'], reservedNames)).toBe(
      'Two players are called Anna. Change one of the names.'
    );
  });

  test('must not be a word that the game reserves', () => {
    expect(refuseNames(['Anna', 'pot'], ['pot'])).toContain('“pot”');
    expect(refuseNames(['Anna', 'pot'], [])).toBeUndefined();
  });
});

describe('a name without visible characters', () => {
  test.each([' ', '\u00a0 ', '\u200b', '\u202e', '\u3164', '\u2800', '\ufeff', '\u0000'])(
    '%j is refused for a player',
    (name) => {
      expect(refuseNames([name, 'Ben'], reservedNames)).toBe(
        'Use at least one letter, number or symbol in the name.'
      );
    }
  );

  test.each(['שרה', '\u202eAnna', '🎲', 'é', 'ليلى'])('%j has visible characters', (name) => {
    expect(refuseNames([name, 'Ben'], reservedNames)).toBeUndefined();
  });
});

describe('a name that would make a sentence ambiguous', () => {
  const refusalOf = (name: string): string | undefined => refuseNames([name, 'Ben'], reservedNames);

  test.each([
    'Nobody',
    'nobody',
    'NO ONE',
    'No-one',
    'Nobody!',
    '(Nobody)',
    'Nobody 🎲',
    'ｎｏｂｏｄｙ',
    'Nоbody',
    'Nobo\u200bdy',
    'Everyone',
    'Everybody else',
    'You',
    'They',
    'The table',
    'Table',
    'The app',
    'Croupier',
    'Bank',
    'the Bank',
    'Third colour',
    'The third color',
    'The winner',
    'The dice',
    'Unclaimed'
  ])('%s is a word of the app', (name) => {
    expect(refusalOf(name)).toBe(`Croupier uses “${name}” in its own sentences. Choose another name.`);
    expect(isolateName(name)).toMatch(/^“.*”$/);
  });

  test.each(['Joker', 'The joker', 'the Joker players', 'Joker 3', 'JOKER dice'])(
    '%s is a word of a game',
    (name) => {
      expect(refusalOf(name)).toBe(`Croupier uses “${name}” in its own sentences. Choose another name.`);
      expect(refuseNames([name, 'Ben'], [])).toBeUndefined();
    }
  );

  test.each(['Anna and Ben', 'Anna & Ben', 'Anna, Ben', 'Anna + Ben', 'Anna or Ben', 'and Ben'])(
    '%s is more than one',
    (name) => {
      expect(refusalOf(name)).toBe(`“${name}” reads like more than one person. Enter one name.`);
    }
  );

  test.each(['$80,000', '80,000', '4', '1.5', '€ 5', '5 €', '３', '3 dice', 'Seat 2', '#3'])(
    '%s looks like a number',
    (name) => {
      expect(refusalOf(name)).toBe(`“${name}” reads like a number. Choose another name.`);
    }
  );

  test.each([
    'Anna',
    'Andrea',
    'Brandy',
    'Orlando',
    'Theo',
    'Thea',
    'Will',
    'Yousef',
    'Noone',
    'Banks',
    'Chip',
    'Gold',
    'Jack',
    'The Dude',
    'Mary Ann',
    'O’Neill',
    'J. R.',
    'Anna 2',
    'R2-D2',
    'A',
    'Ann-Sophie',
    '李',
    'Иван',
    'Νίκος',
    'שרה',
    '🎲',
    '__proto__'
  ])('%s is a name', (name) => {
    expect(refusalOf(name)).toBeUndefined();
    expect(isolateName(name)).not.toContain('“');
  });
});

describe('a name in a sentence', () => {
  test('has one pair of quotation marks, even if it is put into a sentence twice', () => {
    // Fails if a label calls a player ““=1+1””.
    expect(isolateName(isolateName('=1+1'))).toBe('“=1+1”');
    expect(isolateName(isolateName('שרה, ליאת'))).toBe('\u2068“שרה, ליאת”\u2069');
    expect(isolateName('“Anna” and “Ben”')).toBe('““Anna” and “Ben””');
  });

  test('loses its direction marks', () => {
    expect(isolateName('\u202eAnna\u2066')).toBe('Anna');
  });

  test.each(['שרה', 'ليلى', 'ܡܪܝܡ', 'ދިވެހި', 'ߒߞߏ', 'ࠔࠌࠓ', '𞤀𞤣𞤤𞤢𞤥', '٤ x'])('%s is isolated', (name) => {
    expect(isolateName(name)).toBe(`\u2068${name}\u2069`);
  });

  test('any other name is unchanged', () => {
    expect(isolateName('Zoë 🎲')).toBe('Zoë 🎲');
  });
});

test('a text that is not a name is isolated only if it runs from right to left', () => {
  expect(isolateText('Friday, November 20, 2026')).toBe('Friday, November 20, 2026');
  expect(isolateText('יום שישי, 20')).toBe('\u2068יום שישי, 20\u2069');
});

test('in a finished sentence only right-to-left names are isolated, and longer names before their parts', () => {
  expect(isolateNamesIn('שרה and שרה (ב) have 2, and Anna has 3.', ['Anna', 'שרה', 'שרה (ב)'])).toBe(
    '\u2068שרה\u2069 and \u2068שרה (ב)\u2069 have 2, and Anna has 3.'
  );
  expect(isolateNamesIn('Anna has 3.', ['Anna'])).toBe('Anna has 3.');
});
