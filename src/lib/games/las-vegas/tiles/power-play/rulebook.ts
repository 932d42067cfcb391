import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '16.1',
    title: 'Taking the token',
    text: 'If you place dice here and then you alone have the most, take the token from the tile or from another player.',
    source: 'printed',
    words: ['power play', 'powerplay', 'majority'],
    related: ['16.4', '16.7']
  },
  {
    id: '16.2',
    title: 'Using it',
    text: 'If you still have the token on your next turn, you may pass. If you do, turn one of your remaining dice to any number, place it at the casino of that number and do what its tile says.',
    source: 'printed',
    related: ['16.5', '16.6', '8.8']
  },
  {
    id: '16.3',
    title: 'Losing it',
    text: 'As soon as no one clearly leads here, at any time in the round, the token goes back to the tile. Grey dice count for this.',
    source: 'printed',
    words: ['power play', 'lose the token', 'give back'],
    related: ['16.4', '16.7']
  },
  {
    id: '16.4',
    title: 'Someone else leads',
    text: 'If another player overtakes you without activating the tile, the token goes back to the tile. As a house rule, you keep it, or the new leader gets it.',
    source: 'reading',
    related: ['16.1', '16.3']
  },
  {
    id: '16.5',
    title: 'Kept or spent',
    text: 'You keep the token when you use it, and may use it again on your next turn. As a house rule, it goes back to the tile once you have used it.',
    source: 'reading',
    words: ['power play', 'keep', 'use again'],
    related: ['16.2']
  },
  {
    id: '16.6',
    title: 'Instead of rolling',
    text: 'You use the token instead of rolling. As a house rule, you may roll first and then use it.',
    source: 'reading',
    words: ['power play', 'after rolling', 'before rolling'],
    related: ['16.2']
  },
  {
    id: '16.7',
    title: 'An imaginary player leads',
    text: 'If the grey or neutral dice outnumber everyone’s, no one leads, and the token goes back to the tile or stays there. Check this whenever a count changes.',
    source: 'reading',
    related: ['16.1', '16.3', '5.2']
  }
] as const satisfies readonly Paragraph[];
