import { describe, expect, test } from 'vitest';
import { readTypedTexts, textIn, withText } from './typed-texts';

const isName = (field: string): boolean => field === 'name' || field === 'words';

describe('the texts of a saved draft', () => {
  test('are read if each field exists and each text could have been typed', () => {
    expect(readTypedTexts({ name: 'Anna', words: '' }, isName)).toEqual({ name: 'Anna', words: '' });
    expect(readTypedTexts({ name: 'a'.repeat(1000) }, isName)).toEqual({ name: 'a'.repeat(1000) });
  });

  test.each([
    ['nothing', undefined],
    ['a list', ['Anna']],
    ['a number', 3],
    ['an unknown field', { other: 'Anna' }],
    ['a text of another type', { name: 3 }],
    ['an endless text', { name: 'a'.repeat(1001) }]
  ])('are refused where they are %s', (_, storedTexts) => {
    expect(readTypedTexts(storedTexts, isName)).toBeUndefined();
  });

  test('have no inherited fields', () => {
    expect(textIn({}, 'toString')).toBeUndefined();
  });

  test('are changed and removed without affecting the others', () => {
    const texts = { name: 'An', words: 'x' };
    expect(withText(texts, 'name', 'Ann')).toEqual({ name: 'Ann', words: 'x' });
    expect(withText(texts, 'name', undefined)).toEqual({ words: 'x' });
    expect(texts).toEqual({ name: 'An', words: 'x' });
  });

  test('stay the same object if nothing changes', () => {
    const texts = { name: 'An' };
    expect(withText(texts, 'words', undefined)).toBe(texts);
    expect(withText(texts, 'name', 'An')).toBe(texts);
  });
});
