import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '11.1',
    title: 'Who throws',
    text: 'Before the payout, whoever is about to get the higher note of this casino throws both black dice.',
    source: 'printed',
    words: ['prime time', 'before the payout'],
    related: ['8.12', '11.4']
  },
  {
    id: '11.2',
    title: 'None, one or both',
    text: 'The thrower may place none, one or both of them at the casinos of their numbers, of a double too. In the payout that follows they count as dice of the thrower, and so may make or break a tie.',
    source: 'printed',
    related: ['5.4']
  },
  {
    id: '11.3',
    title: 'What black dice do not do',
    text: 'They activate no tile, and do not go to a closed casino. Prime Time happens once, even if somebody else is then about to win.',
    source: 'reading',
    related: ['8.8']
  },
  {
    id: '11.4',
    title: 'Nobody who could throw',
    text: 'If an imaginary player or nobody is about to get the higher note, nobody throws; nor does whoever is about to get the lower one.',
    source: 'reading',
    related: ['11.1', '5.2']
  }
] as const satisfies readonly Paragraph[];
