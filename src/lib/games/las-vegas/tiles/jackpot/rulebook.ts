import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '10.1',
    title: 'The counter',
    text: 'The counter begins on $30,000, the first space of the tile, and both black dice are made ready.',
    source: 'printed'
  },
  {
    id: '10.2',
    title: 'A seven or a double',
    text: 'Whoever activates the tile throws both black dice. With a seven or a double, the bank pays the sum under the counter, and the counter goes back to $30,000.',
    source: 'printed',
    related: ['10.3']
  },
  {
    id: '10.3',
    title: 'Anything else',
    text: 'With any other throw the counter moves on by $10,000. On $80,000 it stays.',
    source: 'printed',
    related: ['10.2']
  }
] as const satisfies readonly Paragraph[];
