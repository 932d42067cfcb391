import type { BoxPart } from '$lib/parts';
import * as say from './strings/en/token';

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
    hint: say.hint1ForPowerPlay
  }
];
