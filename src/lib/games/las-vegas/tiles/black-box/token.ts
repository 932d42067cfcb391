import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

/** The counters and tokens of this tile, which the app can replace. */
export const tokens: readonly BoxPart[] = [
  {
    kind: 'supply',
    id: 'black-box',
    title: say.blackBoxTokens,
    one: say.oneToken,
    many: say.manyTokens,
    covered: 'pieces',
    holders: ['One stack', 'Other stack'],
    places: { 'One stack': say.oneStack, 'Other stack': say.otherStack },
    pieces: { 60000: 1, 20000: 2, 0: 3 },
    names: { 60000: '$60,000', 20000: '$20,000', 0: '$0' },
    hint: say.blackBoxTokensHint,
    sure: 'agreed'
  }
];
