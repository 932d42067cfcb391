import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';
import type { CasinoPick } from '$lib/games/las-vegas/tiles/shared/picks';

export interface BlockIt {
  readonly Id: 'block-it';
  /** Sizes of the clusters that are still on the tile. */
  readonly Live: { readonly clusters: readonly number[] };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'blocked';
        readonly rule: '19.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly face: Face;
        readonly gray: number;
      }
    | { readonly code: 'blockItEmpty'; readonly rule: '19.3'; readonly at: Face; readonly player: PlayerId };
  readonly Do: {
    readonly type: 'tile';
    readonly tile: 'block-it';
    readonly do: 'block';
    readonly gray: number;
    readonly face: Face;
  };
  readonly Ask: 'block' | 'lies';
  readonly Pick: CasinoPick | { readonly member: 'gray'; readonly value: number };
}
