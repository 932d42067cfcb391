import type { BoxPart } from '$lib/parts';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'token',
    id: 'power-play',
    title: 'Power Play token',
    one: 'Power Play token',
    many: 'tokens',
    holders: 'players',
    pieces: { token: 1 },
    names: { token: '' },
    hint: '1, for Power Play'
  }
];
