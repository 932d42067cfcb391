import { expect, test } from 'vitest';
import { paragraph, type Rulebook } from './rulebook';

const pass = { title: 'Pass', book: 'Pay a chip.' };
const book: Rulebook = {
  prefix: 'LV',
  chapters: [
    { title: 'Set-up', paragraphs: { '1.1': pass } },
    { title: 'A turn', paragraphs: { '3.4': { title: 'Roll', ours: 'All of them.' }, '3.5': pass } }
  ]
};

test('a paragraph is found by its id in any chapter', () => {
  expect(paragraph(book, '3.5')).toEqual({
    id: '3.5',
    title: 'Pass',
    text: 'Pay a chip.',
    source: 'printed'
  });
  expect(paragraph(book, '1.1')?.id).toBe('1.1');
  expect(paragraph(book, '3.4')).toMatchObject({ text: 'All of them.', source: 'reading' });
});

test('an unknown paragraph number finds nothing', () => {
  expect(paragraph(book, '3.6')).toBeUndefined();
  expect(paragraph(book, '3')).toBeUndefined();
});
