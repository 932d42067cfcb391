import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '12.1',
    title: 'Stop, or continue',
    text: 'The player who activates the tile rolls both black dice. After each roll you may stop and take what the counter shows: nothing after the first roll, then 1 chip, $30,000, $40,000 and $60,000.',
    source: 'printed',
    words: ['throw'],
    related: ['12.4', '12.6']
  },
  {
    id: '12.2',
    title: 'Higher or lower',
    text: 'To continue, bet that the next roll will total higher or lower than the last one. If you lose, you get nothing and your turn is over.',
    source: 'printed',
    related: ['12.3']
  },
  {
    id: '12.3',
    title: 'The same number again',
    text: 'If you roll the same number twice in a row, you lose the bet.',
    source: 'printed',
    related: ['12.2', '12.5']
  },
  {
    id: '12.4',
    title: 'The end of the track',
    text: 'After you win four bets there is nothing more to win, so you take the $60,000. Only the counter’s space is paid, not those on the way.',
    source: 'reading',
    related: ['12.1']
  },
  {
    id: '12.5',
    title: 'The total counts',
    text: 'The number of a roll is the total of both dice: 2 and 4 after 3 and 3 is the same number again.',
    source: 'reading',
    related: ['12.3']
  },
  {
    id: '12.6',
    title: 'Back to the first space',
    text: 'At the end of your turn, the counter goes back to the first space.',
    source: 'printed',
    related: ['12.1']
  }
] as const satisfies readonly Paragraph[];
