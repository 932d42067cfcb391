import type { BoxPart } from '$lib/parts';
import * as say from './strings/en/token';

export const tokens: readonly BoxPart[] = [
  {
    kind: 'track',
    id: 'jackpot',
    title: say.jackpotCounter,
    one: say.jackpotCounter,
    many: say.counters,
    spaces: ['$30,000', '$40,000', '$50,000', '$60,000', '$70,000', '$80,000'],
    pieces: { counter: 1 },
    names: { counter: '' },
    hint: say.hint1ForJackpot
  }
];
