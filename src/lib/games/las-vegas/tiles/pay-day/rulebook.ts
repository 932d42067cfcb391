import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '15.1',
    title: 'Casinos that count',
    text: 'Casinos with at least one of your dice count, including the one you just activated. Tiles don’t count: not the bar, the golden space, Nice Dice or Double Down.',
    source: 'printed',
    words: ['payday', 'pay day']
  },
  {
    id: '15.2',
    title: 'The reward',
    text: 'One casino pays 1 chip, two pay 2 chips, and three to six pay $30,000 to $60,000 from the bank.',
    source: 'printed',
    related: ['8.6']
  }
] as const satisfies readonly Paragraph[];
