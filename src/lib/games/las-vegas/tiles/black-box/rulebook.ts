import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '21.1',
    title: 'Two piles',
    text: 'When this casino is paid, the player to the left of its winner takes all six tokens and splits them into two face-down piles of at least one token each. One token is worth $60,000, two are worth 2 chips each, and three are blank.',
    source: 'printed',
    related: ['21.4', '9.4']
  },
  {
    id: '21.2',
    title: 'One of them',
    text: 'The winner picks one of the piles and is paid what its tokens add up to: nothing, 2 chips, or $40,000 to $100,000.',
    source: 'printed',
    related: ['8.6']
  },
  {
    id: '21.3',
    title: 'No real winner',
    text: 'If an imaginary player or no one wins the higher note, there is no Black Box. The runner-up doesn’t get it either.',
    source: 'reading',
    related: ['5.2']
  },
  {
    id: '21.4',
    title: 'Face-down piles',
    text: 'The piles are face down, but everyone can see how many tokens each one has. The winner is the player who gets the higher note.',
    source: 'reading',
    related: ['21.1', '21.3']
  }
] as const satisfies readonly Paragraph[];
