import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';
import type { Throw } from '$lib/games/las-vegas/tiles/shared/define-tile';

export interface Jackpot {
  readonly Id: 'jackpot';
  readonly Live: { readonly counter: number };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'jackpotWon';
        readonly rule: '10.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: readonly Face[];
        readonly double: boolean;
        readonly value: number;
      }
    | {
        readonly code: 'jackpotGrows';
        readonly rule: '10.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: readonly Face[];
        readonly counter: number;
      };
  readonly Do: Throw<'jackpot'>;
  readonly Ask: 'throw';
  readonly Pick: never;
}
