import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '22.1',
    title: 'Moving dice',
    text: 'Whoever activates the tile may move any number of their dice from this casino to it, those just placed and those of earlier turns. Nothing else puts dice here or takes them away.',
    source: 'printed'
  },
  {
    id: '22.2',
    title: 'Paid like a casino',
    text: 'The tile is paid as a casino is: equal counts leave, then the most gets $60,000 and the second most $30,000 from the bank.',
    source: 'printed',
    related: ['4.2', '4.3', '22.3']
  },
  {
    id: '22.3',
    title: 'Nobody wins it',
    text: 'What nobody wins on the tile stays in the bank. The big die counts two here too.',
    source: 'reading',
    related: ['22.2', '4.1']
  }
] as const satisfies readonly Paragraph[];
