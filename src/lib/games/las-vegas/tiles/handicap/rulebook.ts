import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '20.1',
    title: 'Grey dice in the casinos',
    text: 'At the start of the round, put one grey die in each of casinos 1 to 3 and two in each of casinos 4 to 6. They count as an imaginary player’s. The player who activates the tile may take one from any casino that isn’t closed, or take none and get nothing.',
    source: 'printed',
    words: ['gray dice'],
    related: ['5.3', '8.8']
  },
  {
    id: '20.2',
    title: 'The spaces',
    text: 'The die goes on an empty space of the tile, and you get its reward. Two spaces pay 1 chip, three pay $30,000, and four let you adjust a die.',
    source: 'printed',
    words: ['pictures', 'die picture'],
    related: ['20.3', '8.6']
  },
  {
    id: '20.3',
    title: 'Adjusting a die',
    text: 'Turn one of your remaining dice to any number and place it there, which doesn’t activate anything. Or take one of your own dice back from any casino. Dice on tiles and in closed casinos stay where they are.',
    source: 'printed',
    related: ['8.4', '8.8', '20.4']
  },
  {
    id: '20.4',
    title: 'Nothing to adjust',
    text: 'If you have no die to turn or take back, you may still use such a space, but you get nothing.',
    source: 'reading',
    related: ['20.3']
  }
] as const satisfies readonly Paragraph[];
