import type { BoxPart } from '$lib/parts';
import * as say from './strings/en/token';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'supply',
    id: 'hexagons',
    title: say.hexagons,
    one: say.hexagon,
    many: say.hexagonsMany,
    covered: 'count',
    holders: [say.inTheFist],
    pieces: { hexagon: 3 },
    names: { hexagon: '' },
    hint: say.hint3ForLuckyPunch
  }
];
