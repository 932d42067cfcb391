import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '23.1',
    title: 'A die on its space',
    text: 'The player who activates the tile may put one die on the space of its number: one they just rolled, or one they just placed at this casino.',
    source: 'printed',
    related: ['23.4']
  },
  {
    id: '23.2',
    title: 'A space that is taken',
    text: 'A die that is already there, no matter whose, goes to the casino of its number. It doesn’t activate anything there.',
    source: 'printed',
    words: ['nice dice', 'occupied', 'already a die'],
    related: ['23.5']
  },
  {
    id: '23.3',
    title: 'The rewards',
    text: 'During the payout, each die on the tile goes back to its owner, who gets 1 chip for space 1, 2 chips for space 2, and $30,000 to $60,000 for spaces 3 to 6.',
    source: 'printed',
    related: ['8.6', '23.6']
  },
  {
    id: '23.4',
    title: 'Nothing was rolled',
    text: 'With Power Play you don’t roll, so only the die you just placed can go here.',
    source: 'reading',
    related: ['23.1', '16.6']
  },
  {
    id: '23.5',
    title: 'The casino of that number is closed',
    text: 'You can’t use a taken space while the casino of its number is closed, since the die there would have nowhere to go. You can use an empty space.',
    source: 'reading',
    related: ['23.2', '8.8']
  },
  {
    id: '23.6',
    title: 'A big die here',
    text: 'A big die on a space is one die like any other and pays the same.',
    source: 'reading',
    related: ['23.3']
  }
] as const satisfies readonly Paragraph[];
