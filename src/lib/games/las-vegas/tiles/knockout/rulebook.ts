import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '18.1',
    title: 'Into the bar',
    text: 'When the tile is activated, each opponent must put one of their remaining dice in the bar, unless they already have two there. The big die counts as one die there.',
    source: 'printed',
    words: ['knockout', 'knock out', 'ko'],
    related: ['18.2', '18.4']
  },
  {
    id: '18.2',
    title: 'Out of the bar',
    text: 'In exchange, the player who activates the tile gets back all their dice from the bar.',
    source: 'printed',
    related: ['18.1', '18.5']
  },
  {
    id: '18.3',
    title: 'Knocked out',
    text: 'Dice in the bar don’t count at the payout.',
    source: 'printed',
    related: ['18.6']
  },
  {
    id: '18.4',
    title: 'Your choice of die',
    text: 'You choose which of your own dice goes in the bar. If you have none left, you put none in. The neutral dice stay where they are.',
    source: 'reading',
    related: ['18.1']
  },
  {
    id: '18.5',
    title: 'The order',
    text: 'The player who activates the tile takes dice back first. Then the opponents follow clockwise.',
    source: 'reading',
    related: ['18.2']
  },
  {
    id: '18.6',
    title: 'All dice in the bar',
    text: 'If all the dice you have left are in the bar, you are out for the round, unless a die comes back.',
    source: 'reading',
    related: ['3.4', '18.3', '24.5']
  }
] as const satisfies readonly Paragraph[];
