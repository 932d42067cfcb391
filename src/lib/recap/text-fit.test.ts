import { describe, expect, test } from 'vitest';
import { truncate, fitText, fitLines, wrapText, type MeasureText } from './text-fit';

/** Every letter is as wide as half its size. */
const measureText: MeasureText = (text, { size }) => [...text].length * 0.5 * size;
const font = { size: 20, weight: 400 };

describe('a line', () => {
  test('a line that fits stays as it is', () => {
    expect(truncate('Anna', font, 40, measureText)).toBe('Anna');
  });

  test('a line that is too long is cut before its dots, and not after a space', () => {
    expect(truncate('Maximiliane', font, 60, measureText)).toBe('Maxim…');
    expect(truncate('Anna Maria', font, 60, measureText)).toBe('Anna…');
  });

  test('a line is not cut within an emoji', () => {
    expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', font, 100, measureText)).toBe('👩‍👩‍👧‍👦…');
  });

  test('a line shrinks before it is cut', () => {
    const fontSizes = { largest: 40, smallest: 20, weight: 700 };
    expect(fitText('Anna', fontSizes, 80, measureText)).toEqual({
      text: 'Anna',
      font: { size: 40, weight: 700 }
    });
    expect(fitText('Annabel', fontSizes, 91, measureText)).toEqual({
      text: 'Annabel',
      font: { size: 26, weight: 700 }
    });
    expect(fitText('Maximiliane', fontSizes, 60, measureText)).toEqual({
      text: 'Maxim…',
      font: { size: 20, weight: 700 }
    });
  });
});

describe('a paragraph', () => {
  test('a paragraph breaks between words', () => {
    expect(wrapText('one two  three', font, 70, measureText)).toEqual(['one two', 'three']);
  });

  test('a paragraph breaks a long word between letters', () => {
    expect(wrapText('so abcdefghij', font, 40, measureText)).toEqual(['so', 'abcd', 'efgh', 'ij']);
  });

  test('a paragraph shrinks until it fits, and is then cut', () => {
    const fontSizes = { largest: 20, smallest: 10, weight: 400 };
    const box = { width: 100, height: 25 };
    expect(fitLines('one two', fontSizes, box, measureText)).toMatchObject({
      lines: ['one two'],
      font: { size: 20 }
    });
    expect(fitLines('one two three four', fontSizes, box, measureText)).toMatchObject({
      lines: ['one two three four'],
      font: { size: 11 }
    });
    expect(
      fitLines('one two three four five six seven eight nine', fontSizes, box, measureText)
    ).toMatchObject({
      lines: ['one two three four', 'five six seven eigh…'],
      font: { size: 10 }
    });
  });
});
