import type { BoxPart } from '$lib/parts';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'token',
    id: 'high-five',
    title: 'High Five token',
    one: 'High Five token',
    many: 'tokens',
    holders: 'players',
    pieces: { token: 1 },
    names: { token: '' },
    hint: '1, worth $100,000'
  }
];
