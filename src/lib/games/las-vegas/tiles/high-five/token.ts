import type { BoxPart } from '$lib/parts';
import * as say from './strings/en/token';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'token',
    id: 'high-five',
    title: say.highFiveToken,
    one: say.highFiveToken,
    many: say.tokens,
    holders: 'players',
    pieces: { token: 1 },
    names: { token: '' },
    hint: say.hint1Worth100000
  }
];
