import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '19.1',
    title: 'One cluster, one casino',
    text: 'Whoever activates the tile takes all gray dice of one cluster and puts them into one casino of their choice. The clusters are one, one, two, two and three dice.',
    source: 'printed',
    related: ['8.8', '19.3']
  },
  {
    id: '19.2',
    title: 'Whose gray dice they are',
    text: 'As soon as they lie in a casino, in the round as well as at the payout, gray dice count for somebody who is not there; with two players not for the same one as the neutral dice.',
    source: 'printed',
    related: ['5.3', '16.3']
  },
  {
    id: '19.3',
    title: 'No gray dice left',
    text: 'When all clusters are gone, activating the tile does nothing.',
    source: 'reading',
    related: ['19.1']
  }
] as const satisfies readonly Paragraph[];
