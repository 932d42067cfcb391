import type { BoxPart } from '$lib/parts';
import * as say from './strings/en/token';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'supply',
    id: 'black-box',
    title: say.blackBoxTokens,
    one: say.token,
    many: say.tokens,
    covered: 'pieces',
    holders: ['One stack', 'Other stack'],
    places: say.places,
    pieces: { 60000: 1, 20000: 2, 0: 3 },
    names: { 60000: '$60,000', 20000: '$20,000', 0: '$0' },
    hint: say.hint660000Two20,
    sure: 'agreed'
  }
];
