import type { BoxPart } from '$lib/parts';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'supply',
    id: 'black-box',
    title: 'Black Box tokens',
    one: 'token',
    many: 'tokens',
    covered: 'pieces',
    holders: ['One stack', 'Other stack'],
    pieces: { 60000: 1, 20000: 2, 0: 3 },
    names: { 60000: '$60,000', 20000: '$20,000', 0: '$0' },
    hint: '6: $60,000, two $20,000, three $0',
    sure: 'agreed'
  }
];
