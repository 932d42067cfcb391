import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '15.1',
    title: 'Which casinos count',
    text: 'Casinos with at least one die of yours count, the one just activated too. Tiles do not: neither the bar nor the golden space, neither Nice Dice nor Double Down.',
    source: 'printed',
    words: ['payday', 'pay day']
  },
  {
    id: '15.2',
    title: 'What they pay',
    text: 'One casino pays 1 chip, two pay 2 chips, three to six pay $30,000 to $60,000 from the bank.',
    source: 'printed',
    related: ['8.6']
  }
] as const satisfies readonly Paragraph[];
