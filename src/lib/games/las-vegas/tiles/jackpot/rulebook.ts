import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '10.1',
    title: 'The counter',
    text: 'The counter starts on $30,000, the first space of the tile. Have both black dice ready.',
    source: 'printed'
  },
  {
    id: '10.2',
    title: 'A seven or a double',
    text: 'The player who activates the tile rolls both black dice. On a seven or a double, the bank pays the amount under the counter, and the counter goes back to $30,000.',
    source: 'printed',
    related: ['10.3']
  },
  {
    id: '10.3',
    title: 'Anything else',
    text: 'On any other roll, the counter moves up by $10,000. It stays at $80,000.',
    source: 'printed',
    related: ['10.2']
  }
] as const satisfies readonly Paragraph[];
