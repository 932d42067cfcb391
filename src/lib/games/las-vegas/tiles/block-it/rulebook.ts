import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '19.1',
    title: 'One cluster, one casino',
    text: 'The player who activates the tile takes all the grey dice of one cluster and puts them into one casino of their choice. The clusters have one, one, two, two and three dice.',
    source: 'printed',
    related: ['8.8', '19.3']
  },
  {
    id: '19.2',
    title: 'Grey dice are an imaginary player’s',
    text: 'Once grey dice are in a casino, they count as an imaginary player’s, during the round and at the payout. With two players, that isn’t the same one as for the neutral dice.',
    source: 'printed',
    related: ['5.3', '16.3']
  },
  {
    id: '19.3',
    title: 'No grey dice left',
    text: 'When all the clusters are gone, activating the tile does nothing.',
    source: 'reading',
    words: ['gray dice'],
    related: ['19.1']
  }
] as const satisfies readonly Paragraph[];
