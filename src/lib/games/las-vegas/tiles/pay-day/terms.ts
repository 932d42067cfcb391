import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';

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

/** Reward for this number of casinos in whole dollars. */
export function payDayReward(casinos: number): number {
  return casinos * CHIP_VALUE;
}
