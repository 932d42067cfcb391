import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

/** The counters and tokens of this tile, which the app can replace. */
export const tokens: readonly BoxPart[] = [
  {
    kind: 'token',
    id: 'power-play',
    title: say.powerPlayToken,
    one: say.powerPlayToken,
    many: say.tokens,
    holders: 'players',
    pieces: { token: 1 },
    names: { token: '' },
    hint: say.tokenHint
  }
];
