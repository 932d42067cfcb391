import type { PlayerId } from '$lib/core';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import type { Face } from '$lib/games/las-vegas/types';

/** A die on a space of the tile. */
export interface OnSpace {
  readonly player: PlayerId;
  readonly size: Size;
}

export type Spaces = Readonly<Partial<Record<Face, OnSpace>>>;

export interface NiceDice {
  readonly Id: 'nice-dice';
  readonly Live: { readonly spaces: Spaces };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'niceDicePaid';
        readonly rule: '23.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly space: Face;
        readonly value: number;
      }
    | {
        readonly code: 'niceDiceDisplaced';
        readonly rule: '23.2';
        readonly at: Face;
        readonly player: PlayerId;
        readonly space: Face;
        readonly by: PlayerId;
      }
    | {
        readonly code: 'niceDiceClosed';
        readonly rule: '23.5';
        readonly at: Face;
        readonly space: Face;
      }
    | {
        readonly code: 'niceDiceNotRolled';
        readonly rule: '23.4';
        readonly at: Face;
        readonly player: PlayerId;
      };
  readonly Do:
    | { readonly type: 'tile'; readonly tile: 'nice-dice'; readonly do: 'none' }
    | {
        readonly type: 'tile';
        readonly tile: 'nice-dice';
        readonly do: 'put';
        readonly from: 'rolled' | 'placed';
        readonly size: Size;
        readonly face: Face;
      }
    | {
        readonly type: 'tile';
        readonly tile: 'nice-dice';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly size: Size;
        readonly face: Face;
      };
  readonly Ask: 'put' | 'lies';
  readonly Pick: never;
}
