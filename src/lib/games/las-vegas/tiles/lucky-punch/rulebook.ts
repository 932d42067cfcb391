import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '9.1',
    title: 'The fist',
    text: 'The player who activates the tile secretly takes one, two or three of its tokens in a fist. The player to the left guesses how many.',
    source: 'printed',
    words: ['fist', 'guess'],
    related: ['9.4', '9.5']
  },
  {
    id: '9.2',
    title: 'Guessed right',
    text: 'A right guess means no reward.',
    source: 'printed',
    related: ['9.3']
  },
  {
    id: '9.3',
    title: 'Guessed wrong',
    text: 'A wrong guess pays what the tile shows for the number of tokens: 2 chips for one, $30,000 for two and $40,000 for three. The tokens go back to the tile.',
    source: 'printed',
    related: ['9.2', '8.6']
  },
  {
    id: '9.4',
    title: 'The player to the left',
    text: 'The player to the left is the next seat clockwise, whether or not they have dice left.',
    source: 'reading',
    related: ['9.1', '21.1']
  },
  {
    id: '9.5',
    title: 'Grey dice as tokens',
    text: 'You can use grey dice instead of these tokens, and of the counters of Jackpot, Fifty Fifty and No Entry!, unless Block It! or Handicap is in play and needs them.',
    source: 'printed',
    words: ['gray dice', 'grey dice', 'tokens missing'],
    related: ['9.1']
  }
] as const satisfies readonly Paragraph[];
