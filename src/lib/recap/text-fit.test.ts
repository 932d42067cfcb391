import { describe, expect, test } from 'vitest';
import { truncate, fit, fitLines, wrap, type Measure } from './text-fit';

/** Every letter is as wide as half its size. */
const measure: Measure = (text, { size }) => [...text].length * 0.5 * size;
const font = { size: 20, weight: 400 };

describe('a line', () => {
  test('that fits stays as it is', () => {
    expect(truncate('Anna', font, 40, measure)).toBe('Anna');
  });

  test('that is too long is cut before its dots, and not after a space', () => {
    expect(truncate('Maximiliane', font, 60, measure)).toBe('Maxim…');
    expect(truncate('Anna Maria', font, 60, measure)).toBe('Anna…');
  });

  test('is not cut within an emoji', () => {
    expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', font, 100, measure)).toBe('👩‍👩‍👧‍👦…');
  });

  test('shrinks first', () => {
    const sizes = { largest: 40, smallest: 20, weight: 700 };
    expect(fit('Anna', sizes, 80, measure)).toEqual({ text: 'Anna', font: { size: 40, weight: 700 } });
    expect(fit('Annabel', sizes, 91, measure)).toEqual({ text: 'Annabel', font: { size: 26, weight: 700 } });
    expect(fit('Maximiliane', sizes, 60, measure)).toEqual({
      text: 'Maxim…',
      font: { size: 20, weight: 700 }
    });
  });
});

describe('a paragraph', () => {
  test('breaks between words', () => {
    expect(wrap('one two  three', font, 70, measure)).toEqual(['one two', 'three']);
  });

  test('breaks a long word between letters', () => {
    expect(wrap('so abcdefghij', font, 40, measure)).toEqual(['so', 'abcd', 'efgh', 'ij']);
  });

  test('shrinks until it fits, and is then cut', () => {
    const sizes = { largest: 20, smallest: 10, weight: 400 };
    const box = { width: 100, height: 25 };
    expect(fitLines('one two', sizes, box, measure)).toMatchObject({
      lines: ['one two'],
      font: { size: 20 }
    });
    expect(fitLines('one two three four', sizes, box, measure)).toMatchObject({
      lines: ['one two three four'],
      font: { size: 11 }
    });
    expect(fitLines('one two three four five six seven eight nine', sizes, box, measure)).toMatchObject({
      lines: ['one two three four', 'five six seven eigh…'],
      font: { size: 10 }
    });
  });
});
