import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';
import type { CasinoPick } from '$lib/games/las-vegas/tiles/shared/picks';

export interface NoEntry {
  readonly Id: 'no-entry';
  /** The space of the counter (0 is the start arrow), and the value of each space in whole dollars. */
  readonly Live: { readonly counter: number; readonly track: readonly number[] };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'noEntryClosed';
        readonly rule: '17.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly face?: Face;
        readonly space: number;
        readonly value: number;
      }
    | { readonly code: 'noEntryKept'; readonly rule: '17.4'; readonly player: PlayerId; readonly face?: Face }
    | { readonly code: 'noEntryOwn'; readonly rule: '17.1'; readonly face: Face }
    | { readonly code: 'noEntryThere'; readonly rule: '17.4'; readonly face: Face };
  readonly Do:
    | { readonly type: 'tile'; readonly tile: 'no-entry'; readonly do: 'close'; readonly face: Face }
    | { readonly type: 'tile'; readonly tile: 'no-entry'; readonly do: 'keep' };
  readonly Ask: 'close';
  readonly Pick: CasinoPick;
}
