import type { PlayerId } from '$lib/core';
import type { Face, Who } from '$lib/games/las-vegas/types';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import type { CasinoPick, DiePick } from '$lib/games/las-vegas/tiles/shared/adjust';

export interface PowerPlay {
  readonly Id: 'power-play';
  /** The holder of the token; absent while it is on the tile. */
  readonly Live: { readonly holder?: PlayerId };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'powerPlayTaken';
        readonly rule: '16.1' | '16.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly from?: PlayerId;
      }
    | {
        readonly code: 'powerPlayBack';
        readonly rule: '16.3' | '16.4' | '16.7';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        /** The only one with the highest count now; absent if there is none. */
        readonly leader?: Who;
      }
    | {
        readonly code: 'powerPlaySpent';
        readonly rule: '16.5';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      }
    /** Used only by the referee: the token stays with its holder. */
    | {
        readonly code: 'powerPlayKept';
        readonly rule: '16.1' | '16.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        /** The only one with the highest count, if that is not the holder. */
        readonly leader?: Who;
      }
    | {
        readonly code: 'powerPlayNot';
        readonly rule: '16.1' | '16.7';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      }
    /** The token cannot be used any more in this turn. */
    | {
        readonly code: 'powerPlayRolled';
        readonly rule: '16.6';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      };
  readonly Do: {
    readonly type: 'tile';
    readonly tile: 'power-play';
    readonly do: 'use';
    readonly size: Size;
    readonly face: Face;
  };
  readonly Ask: 'use';
  readonly Pick: DiePick | CasinoPick;
}

/** The print on its token: a figure, or a path in a square of 100. */
export const TOKEN_MARK = { line: 'M58 14 26 56h20l-6 30 34-44H53Z' };
