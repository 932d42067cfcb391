import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '17.1',
    title: 'Closing a casino',
    text: 'The player who activates the tile puts its token on any other casino, which is now closed. The one that was closed before is open again. The first time, you have to choose a casino.',
    source: 'printed',
    related: ['8.8']
  },
  {
    id: '17.2',
    title: 'The counter',
    text: 'Each time a casino is closed, the counter moves on one space, and you get what the new space shows.',
    source: 'printed',
    related: ['17.3', '8.6']
  },
  {
    id: '17.3',
    title: 'The spaces of the track',
    text: 'After the start arrow come 2 chips, an empty space, $30,000, an empty space and 1 chip, and then the arrow again, which pays nothing. We have this from one source only. Check your copy, and correct it if it differs.',
    source: 'reading',
    related: ['17.2']
  },
  {
    id: '17.4',
    title: 'Leaving it there',
    text: 'Once a casino is closed, you may leave the token there. Then the counter stays too, and there is no reward.',
    source: 'printed',
    related: ['17.1']
  }
] as const satisfies readonly Paragraph[];
