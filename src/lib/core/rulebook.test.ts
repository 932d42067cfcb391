import { expect, test } from 'vitest';
import { findParagraph, type Rulebook } from './rulebook';

const passParagraph = { title: 'Pass', book: 'Pay a chip.' };
const rulebook: Rulebook = {
  prefix: 'LV',
  chapters: [
    { title: 'Set-up', paragraphs: { '1.1': passParagraph } },
    { title: 'A turn', paragraphs: { '3.4': { title: 'Roll', ours: 'All of them.' }, '3.5': passParagraph } }
  ]
};

test('a paragraph is found by its id in any chapter', () => {
  expect(findParagraph(rulebook, '3.5')).toEqual({
    id: '3.5',
    title: 'Pass',
    text: 'Pay a chip.',
    source: 'printed'
  });
  expect(findParagraph(rulebook, '1.1')?.id).toBe('1.1');
  expect(findParagraph(rulebook, '3.4')).toMatchObject({ text: 'All of them.', source: 'reading' });
});

test('an unknown paragraph number finds nothing', () => {
  expect(findParagraph(rulebook, '3.6')).toBeUndefined();
  expect(findParagraph(rulebook, '3')).toBeUndefined();
});
