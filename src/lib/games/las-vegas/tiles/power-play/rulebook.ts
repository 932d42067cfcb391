import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '16.1',
    title: 'Taking the token',
    text: 'Whoever places dice here and is then alone in front takes the token, from the tile or out of somebody’s hands.',
    source: 'printed',
    words: ['power play', 'powerplay', 'majority'],
    related: ['16.4', '16.7']
  },
  {
    id: '16.2',
    title: 'Using it',
    text: 'In the next turn whoever still has the token may pass and, in place of that, turn one die to any number, put it at the casino of that number and do what a tile there says.',
    source: 'printed',
    related: ['16.5', '16.6', '8.8']
  },
  {
    id: '16.3',
    title: 'Losing it',
    text: 'As soon as nobody is clearly in front here, the token goes back to the tile, at any time of the round. Gray dice count for that.',
    source: 'printed',
    words: ['power play', 'lose the token', 'give back'],
    related: ['16.4', '16.7']
  },
  {
    id: '16.4',
    title: 'Somebody else is in front',
    text: 'If another player passes the holder without activating the tile, the token goes back to the tile. Some tables leave it with the holder, others give it to whoever is in front: a house rule.',
    source: 'reading',
    related: ['16.1', '16.3']
  },
  {
    id: '16.5',
    title: 'Kept or spent',
    text: 'The token is kept when it is used, and may be used again in the next turn. At some tables it goes back to the tile: a house rule.',
    source: 'reading',
    words: ['power play', 'keep', 'use again'],
    related: ['16.2']
  },
  {
    id: '16.6',
    title: 'Instead of rolling',
    text: 'The token is used in place of a roll. Some tables roll first and may use it then: a house rule.',
    source: 'reading',
    words: ['power play', 'after rolling', 'before rolling'],
    related: ['16.2']
  },
  {
    id: '16.7',
    title: 'An imaginary player in front',
    text: 'Where the gray or the neutral dice are more than anybody’s, nobody is in front: the token goes back to the tile, or stays there. That is looked at whenever a count changes.',
    source: 'reading',
    related: ['16.1', '16.3', '5.2']
  }
] as const satisfies readonly Paragraph[];
