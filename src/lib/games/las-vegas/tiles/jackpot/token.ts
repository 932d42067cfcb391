import type { BoxPart } from '$lib/parts';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'track',
    id: 'jackpot',
    title: 'Jackpot counter',
    one: 'Jackpot counter',
    many: 'counters',
    spaces: ['$30,000', '$40,000', '$50,000', '$60,000', '$70,000', '$80,000'],
    pieces: { counter: 1 },
    names: { counter: '' },
    hint: '1, for Jackpot'
  }
];
