import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';
import type { Throw } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** Value after each roll in whole dollars. The first pays nothing, the fifth ends the track. */
export const FIFTY_FIFTY_TRACK = [0, 10000, 30000, 40000, 60000] as const;

export function sumOf(dice: readonly Face[]): number {
  return dice.reduce<number>((sum, die) => sum + die, 0);
}

/** Value after this number of rolls in whole dollars. */
export function worthOf(throws: number): number {
  return FIFTY_FIFTY_TRACK[throws - 1] ?? 0;
}

export const BETS = ['higher', 'lower'] as const;

export type Bet = (typeof BETS)[number];

export interface FiftyFifty {
  readonly Id: 'fifty-fifty';
  readonly Live: object;
  readonly Step: { readonly throws: readonly (readonly Face[])[]; readonly bet?: Bet };
  readonly Why:
    | {
        readonly code: 'fiftyFiftyTaken';
        readonly rule: '12.1' | '12.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly sums: readonly number[];
        readonly value: number;
      }
    | {
        readonly code: 'fiftyFiftyLost';
        readonly rule: '12.2' | '12.3' | '12.5';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly bet: Bet;
        readonly sum: number;
        readonly before: number;
      };
  readonly Do:
    | Throw<'fifty-fifty'>
    | { readonly type: 'tile'; readonly tile: 'fifty-fifty'; readonly do: 'stop' }
    | { readonly type: 'tile'; readonly tile: 'fifty-fifty'; readonly do: 'bet'; readonly bet: Bet };
  readonly Ask: 'throw' | 'bet';
  readonly Pick: { readonly member: 'bet'; readonly value: Bet };
}
