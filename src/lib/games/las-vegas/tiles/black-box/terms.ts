import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';

export interface BlackBox {
  readonly Id: 'black-box';
  readonly Live: object;
  /**
   * `pile` is the first pile and secret to the player who made it; `sizes` are the numbers of tokens in both piles.
   */
  readonly Step: { readonly pile?: readonly number[]; readonly sizes?: readonly [number, number] };
  readonly Why:
    | {
        readonly code: 'blackBox';
        readonly rule: '21.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly value: number;
        /** Number of tokens in each pile; absent if only the outcome was entered. */
        readonly tokens?: number;
        readonly others?: number;
      }
    | { readonly code: 'blackBoxNobody'; readonly rule: '21.3'; readonly at: Face };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'black-box';
        readonly do: 'split';
        readonly pile?: readonly number[];
      }
    | { readonly type: 'tile'; readonly tile: 'black-box'; readonly do: 'pick'; readonly pick: 0 | 1 }
    /** With real tokens: the total of the chosen pile. */
    | { readonly type: 'tile'; readonly tile: 'black-box'; readonly do: 'told'; readonly value: number };
  readonly Ask: 'split' | 'pick' | 'told';
  readonly Pick: never;
}
