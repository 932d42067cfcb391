import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '17.1',
    title: 'Closing a casino',
    text: 'Whoever activates the tile puts its token on any other casino, which is closed from then on; the one that was closed before is open again. The first time, a casino must be chosen.',
    source: 'printed',
    related: ['8.8']
  },
  {
    id: '17.2',
    title: 'The counter',
    text: 'With each casino that is closed the counter moves on by one space, and the new space pays what it shows.',
    source: 'printed',
    related: ['17.3', '8.6']
  },
  {
    id: '17.3',
    title: 'What the spaces show',
    text: 'After the start arrow come 2 chips, an empty space, $30,000, an empty space and 1 chip; then the arrow again, which pays nothing. We have this from one source only: check your box, and correct it for your table.',
    source: 'reading',
    related: ['17.2']
  },
  {
    id: '17.4',
    title: 'Leaving it where it is',
    text: 'Once a casino is closed, the token may stay there. Then the counter stays too, and there is no reward.',
    source: 'printed',
    related: ['17.1']
  }
] as const satisfies readonly Paragraph[];
