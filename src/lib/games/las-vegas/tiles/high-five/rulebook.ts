import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '13.1',
    title: 'The first with five',
    text: 'The first player to place a fifth die here takes the token. The big die counts as two.',
    source: 'printed',
    words: ['high five', 'biggie', 'biggy', 'fifth die'],
    related: ['13.2']
  },
  {
    id: '13.2',
    title: 'There is one token',
    text: 'No one else can get it afterwards, and you don’t lose it if dice leave or others overtake you. A die that comes here without activating the tile doesn’t take the token. Your next placement here does, if the token is still there.',
    source: 'reading',
    related: ['13.1', '8.4']
  },
  {
    id: '13.3',
    title: 'The reward',
    text: 'During the payout you exchange it for $100,000 from the bank.',
    source: 'printed'
  }
] as const satisfies readonly Paragraph[];
