import type { BoxPart } from '$lib/parts';
import * as say from './strings/en/token';

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
