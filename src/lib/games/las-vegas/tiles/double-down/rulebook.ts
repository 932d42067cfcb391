import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '22.1',
    title: 'Moving dice',
    text: 'The player who activates the tile may move any number of their dice from this casino to the tile, both those just placed and those from earlier turns. Nothing else adds dice here or takes them away.',
    source: 'printed'
  },
  {
    id: '22.2',
    title: 'Paid like a casino',
    text: 'The tile is paid like a casino: ties are removed, then the winner gets $60,000 and the runner-up $30,000 from the bank.',
    source: 'printed',
    related: ['4.2', '4.3', '22.3']
  },
  {
    id: '22.3',
    title: 'No one wins it',
    text: 'What no one wins on the tile stays in the bank. The big die counts as two here too.',
    source: 'reading',
    related: ['22.2', '4.1']
  }
] as const satisfies readonly Paragraph[];
