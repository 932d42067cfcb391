import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

/** The counters and tokens of this tile, which the app can replace. */
export const tokens: readonly BoxPart[] = [
  {
    kind: 'track',
    id: 'fifty',
    title: say.fiftyFiftyCounter,
    one: say.roundCounter,
    many: say.roundCounters,
    spaces: ['$0', '1 chip', '$30,000', '$40,000', '$60,000'],
    pieces: { counter: 1 },
    names: { counter: '' },
    hint: say.aRoundCounterForFifty,
    sure: 'agreed'
  }
];
