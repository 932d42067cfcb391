import type { PlayerId } from '$lib/core';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import type { Dice, Face } from '$lib/games/las-vegas/types';
import type { Throw } from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { TileId } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { AdjustPick, Adjustment } from '$lib/games/las-vegas/tiles/shared/adjust';

export type Golden = { readonly player: PlayerId; readonly size: Size };

export interface MyChoice {
  readonly Id: 'my-choice';
  /** The die on the golden space, with its owner. */
  readonly Live: { readonly golden?: Golden };
  readonly Step: { readonly dice?: readonly Face[]; readonly result?: Face };
  readonly Why:
    | {
        readonly code: 'myChoicePaid';
        readonly rule: '24.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly result: Face;
        readonly value: number;
      }
    | {
        readonly code: 'myChoiceActivates';
        readonly rule: '24.3' | '24.7';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        /** Casino of the activated tile; absent if there is no other tile. Under 24.7 the tile does nothing. */
        readonly face?: Face;
        /** The tile, and the player's dice there if they decide whether it acts. */
        readonly tile?: TileId;
        readonly dice?: Dice;
      }
    | {
        readonly code: 'myChoiceStill';
        readonly rule: '8.10';
        readonly face: Face;
      }
    | {
        readonly code: 'myChoiceNothing';
        readonly rule: '24.8';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly result: Face;
      }
    | {
        readonly code: 'goldenTaken';
        readonly rule: '24.5';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        /** Owner of the die that goes back. */
        readonly back?: PlayerId;
      }
    | {
        readonly code: 'goldenPaid';
        readonly rule: '24.6';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly value: number;
      }
    /** Used only by the referee, for a 5. */
    | {
        readonly code: 'myChoiceAdjusts';
        readonly rule: '24.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      };
  readonly Do:
    | Throw<'my-choice'>
    | { readonly type: 'tile'; readonly tile: 'my-choice'; readonly do: 'choose'; readonly result: Face }
    | { readonly type: 'tile'; readonly tile: 'my-choice'; readonly do: 'activate'; readonly face: Face }
    | Adjustment<'my-choice'>
    | { readonly type: 'tile'; readonly tile: 'my-choice'; readonly do: 'golden'; readonly size: Size }
    | {
        readonly type: 'tile';
        readonly tile: 'my-choice';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly size: Size;
      };
  readonly Ask: 'throw' | 'choose' | 'activate' | 'adjust' | 'golden' | 'lies';
  readonly Pick: AdjustPick;
}

export const GOLDEN_REWARD = 60000;
