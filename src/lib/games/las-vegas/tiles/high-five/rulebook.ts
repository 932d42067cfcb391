import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '13.1',
    title: 'The first with five',
    text: 'Whoever places the fifth die here takes the token; the big die counts two.',
    source: 'printed',
    words: ['high five', 'biggie', 'biggy', 'fifth die'],
    related: ['13.2']
  },
  {
    id: '13.2',
    title: 'There is one token',
    text: 'Nobody else can get it afterwards, and it is not lost when dice leave or others overtake. A die that comes here without activating the tile takes no token; your next placement here does, if it still lies there.',
    source: 'reading',
    related: ['13.1', '8.4']
  },
  {
    id: '13.3',
    title: 'What it is worth',
    text: 'During the payout it is exchanged for $100,000 from the bank.',
    source: 'printed'
  }
] as const satisfies readonly Paragraph[];
