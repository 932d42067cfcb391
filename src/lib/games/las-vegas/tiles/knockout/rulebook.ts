import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '18.1',
    title: 'Into the bar',
    text: 'When the tile is activated, each opponent must put one of their remaining dice into the bar, unless two of theirs lie there already. The big die is one die there.',
    source: 'printed',
    words: ['knockout', 'knock out', 'ko'],
    related: ['18.2', '18.4']
  },
  {
    id: '18.2',
    title: 'Out of the bar',
    text: 'In exchange, whoever activates the tile gets back all of their dice that lie in the bar.',
    source: 'printed',
    related: ['18.1', '18.5']
  },
  {
    id: '18.3',
    title: 'Knocked out',
    text: 'Dice in the bar count nowhere at the payout.',
    source: 'printed',
    related: ['18.6']
  },
  {
    id: '18.4',
    title: 'Which die',
    text: 'Everybody chooses which of their own dice goes into the bar. Whoever has none left puts none there, and the neutral dice are left alone.',
    source: 'reading',
    related: ['18.1']
  },
  {
    id: '18.5',
    title: 'In which order',
    text: 'Whoever activates the tile takes dice back first. Then the opponents follow clockwise.',
    source: 'reading',
    related: ['18.2']
  },
  {
    id: '18.6',
    title: 'All dice in the bar',
    text: 'Whoever has no dice left but those in the bar is out for the round, unless a die comes back.',
    source: 'reading',
    related: ['3.4', '18.3', '24.5']
  }
] as const satisfies readonly Paragraph[];
