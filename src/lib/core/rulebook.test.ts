import { expect, test } from 'vitest';
import { paragraph, type Paragraph, type Rulebook } from './rulebook';

const pass: Paragraph = { id: '3.5', title: 'Pass', text: 'Pay a chip.', source: 'printed' };
const book: Rulebook = {
  prefix: 'LV',
  chapters: [
    { title: 'Set-up', paragraphs: [{ ...pass, id: '1.1' }] },
    { title: 'A turn', paragraphs: [{ ...pass, id: '3.4' }, pass] }
  ]
};

test('a paragraph is found by its id in any chapter', () => {
  expect(paragraph(book, '3.5')).toBe(pass);
  expect(paragraph(book, '1.1')?.id).toBe('1.1');
});

test('what no paragraph is called is not found', () => {
  expect(paragraph(book, '3.6')).toBeUndefined();
  expect(paragraph(book, '3')).toBeUndefined();
});
