import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

/** The counters and tokens of this tile, which the app can replace. */
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
    hint: say.jackpotCounterHint
  }
];
