import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '11.1',
    title: 'The winner rolls',
    text: 'Before the payout, the player about to win the higher note of this casino rolls both black dice.',
    source: 'printed',
    words: ['throw', 'who throws', 'prime time', 'before the payout'],
    related: ['8.12', '11.4']
  },
  {
    id: '11.2',
    title: 'None, one or both',
    text: 'That player may place none, one or both of them at the casinos of their numbers, even if they rolled a double. During the payout that follows they count as that player’s dice, so they can make or break a tie.',
    source: 'printed',
    related: ['5.4']
  },
  {
    id: '11.3',
    title: 'Limits for black dice',
    text: 'They don’t activate tiles and can’t go to a closed casino. Prime Time happens once, even if someone else is then about to win.',
    source: 'reading',
    related: ['8.8']
  },
  {
    id: '11.4',
    title: 'No one to roll',
    text: 'If an imaginary player or no one is about to win the higher note, no one rolls. The player about to win the lower one doesn’t roll either.',
    source: 'reading',
    related: ['11.1', '5.2']
  }
] as const satisfies readonly Paragraph[];
