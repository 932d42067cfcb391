import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '12.1',
    title: 'Stop, or go on',
    text: 'Whoever activates the tile throws both black dice. After each throw you may stop and take what the counter shows: nothing after the first throw, then 1 chip, $30,000, $40,000 and $60,000.',
    source: 'printed',
    related: ['12.4', '12.6']
  },
  {
    id: '12.2',
    title: 'Higher or lower',
    text: 'To go on, bet that the sum of the next throw will be higher or lower than the last one. If you lose, you get nothing, and the turn is over.',
    source: 'printed',
    related: ['12.3']
  },
  {
    id: '12.3',
    title: 'The same number again',
    text: 'If the same number is thrown twice in a row, the bet is lost.',
    source: 'printed',
    related: ['12.2', '12.5']
  },
  {
    id: '12.4',
    title: 'The end of the track',
    text: 'After four bets won there is nothing more to win, and the $60,000 is taken. Only the space of the counter is paid, not those on the way.',
    source: 'reading',
    related: ['12.1']
  },
  {
    id: '12.5',
    title: 'It is the sums that count',
    text: 'The number of a throw is the sum of both dice: 2 and 4 after 3 and 3 is the same number again.',
    source: 'reading',
    related: ['12.3']
  },
  {
    id: '12.6',
    title: 'Back to the first space',
    text: 'At the end of the turn the counter goes back to the first space.',
    source: 'printed',
    related: ['12.1']
  }
] as const satisfies readonly Paragraph[];
