import type { BoxPart } from '$lib/parts';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'supply',
    id: 'hexagons',
    title: 'Hexagons',
    one: 'hexagon',
    many: 'hexagons',
    covered: 'count',
    holders: ['In the fist'],
    pieces: { hexagon: 3 },
    names: { hexagon: '' },
    hint: '3, for Lucky Punch'
  }
];
