import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

/** The counters and tokens of this tile, which the app can replace. */
export const tokens: readonly BoxPart[] = [
  {
    kind: 'supply',
    id: 'hexagons',
    title: say.hexagons,
    one: say.hexagon,
    many: say.hexagonsMany,
    covered: 'count',
    holders: [say.fistPlace],
    pieces: { hexagon: 3 },
    names: { hexagon: '' },
    hint: say.tokensHint
  }
];
