import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';
import type { Throw } from '$lib/games/las-vegas/tiles/shared/define-tile';

export interface PrimeTime {
  readonly Id: 'prime-time';
  readonly Live: object;
  readonly Step: { readonly dice?: readonly Face[] };
  readonly Why:
    | {
        readonly code: 'primeTimePlaced';
        readonly rule: '11.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly faces: readonly Face[];
      }
    | {
        readonly code: 'primeTimeThrows';
        readonly rule: '11.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      }
    | { readonly code: 'primeTimeNobody'; readonly rule: '11.4'; readonly at: Face | 'this' };
  readonly Do:
    | Throw<'prime-time'>
    | {
        readonly type: 'tile';
        readonly tile: 'prime-time';
        readonly do: 'place';
        readonly faces: readonly Face[];
      };
  readonly Ask: 'throw' | 'black';
  readonly Pick: never;
}
