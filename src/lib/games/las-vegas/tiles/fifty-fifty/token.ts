import type { BoxPart } from '$lib/parts';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'track',
    id: 'fifty',
    title: 'Fifty Fifty counter',
    one: 'round counter',
    many: 'round counters',
    spaces: ['$0', '1 chip', '$30,000', '$40,000', '$60,000'],
    pieces: { counter: 1 },
    names: { counter: '' },
    hint: 'a round counter, for Fifty Fifty',
    sure: 'agreed'
  }
];
