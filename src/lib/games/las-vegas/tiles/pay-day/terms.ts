import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';

export interface PayDay {
  readonly Id: 'pay-day';
  readonly Live: object;
  readonly Step: object;
  readonly Why: {
    readonly code: 'payDay';
    readonly rule: '15.2';
    readonly at: Face | 'this';
    readonly player: PlayerId;
    readonly casinos: number;
    readonly value: number;
  };
  readonly Do: never;
  readonly Ask: never;
  readonly Pick: never;
}
