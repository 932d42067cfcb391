import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';

export interface BlackBox {
  readonly Id: 'black-box';
  readonly Live: object;
  /** `pile` is the first of both piles, `sizes` how many tokens each has; the pile is seen by its maker alone. */
  readonly Step: { readonly pile?: readonly number[]; readonly sizes?: readonly [number, number] };
  readonly Why:
    | {
        readonly code: 'blackBox';
        readonly rule: '21.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly value: number;
        /** How many tokens there were in each pile; absent where only the outcome was told. */
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
    /** With real tokens: what the chosen ones came to. */
    | { readonly type: 'tile'; readonly tile: 'black-box'; readonly do: 'told'; readonly value: number };
  readonly Ask: 'split' | 'pick' | 'told';
  readonly Pick: never;
}
