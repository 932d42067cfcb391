import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '20.1',
    title: 'Gray dice in the casinos',
    text: 'At the beginning of the round one gray die lies in each of casinos 1 to 3 and two in each of casinos 4 to 6: an imaginary player’s. Whoever activates the tile may take one of them, from any casino that is not closed, or leave it and get nothing.',
    source: 'printed',
    related: ['5.3', '8.8']
  },
  {
    id: '20.2',
    title: 'The pictures',
    text: 'The die goes onto an empty picture, and its reward is yours. Two pictures pay 1 chip, three pay $30,000, four let you adjust a die.',
    source: 'printed',
    related: ['20.3', '8.6']
  },
  {
    id: '20.3',
    title: 'Adjusting a die',
    text: 'Turn one of the dice you have left to any number and place it there, which activates nothing; or take one of your own dice back from any casino. Dice on tiles and in closed casinos are left alone.',
    source: 'printed',
    related: ['8.4', '8.8', '20.4']
  },
  {
    id: '20.4',
    title: 'Nothing to adjust',
    text: 'Where no die can be turned or taken back, such a picture may be taken all the same, and gives nothing.',
    source: 'reading',
    related: ['20.3']
  }
] as const satisfies readonly Paragraph[];
