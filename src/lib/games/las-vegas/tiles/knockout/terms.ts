import type { PlayerId } from '$lib/core';
import type { Dice, Face } from '$lib/games/las-vegas/types';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';

export type DiceInBar = Readonly<Partial<Record<PlayerId, Dice>>>;

export interface Knockout {
  readonly Id: 'knockout';
  readonly Live: { readonly bar: DiceInBar };
  /** Players who still have to give a die, in order. */
  readonly Step: { readonly waiting: readonly PlayerId[] };
  readonly Why:
    | {
        readonly code: 'knockedOut';
        readonly rule: '18.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly size: Size;
      }
    | {
        readonly code: 'knockoutBack';
        readonly rule: '18.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Dice;
      }
    /** Used only by the referee: the player has a choice, or gives none. */
    | {
        readonly code: 'knockoutChooses';
        readonly rule: '18.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      }
    | {
        readonly code: 'knockoutSpared';
        readonly rule: '18.1' | '18.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'knockout';
        readonly do: 'give';
        readonly player: PlayerId;
        readonly size: Size;
      }
    /** Dice of all players who have a choice, entered at once. */
    | {
        readonly type: 'tile';
        readonly tile: 'knockout';
        readonly do: 'together';
        readonly sizes: Readonly<Partial<Record<PlayerId, Size>>>;
      }
    | {
        readonly type: 'tile';
        readonly tile: 'knockout';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly size: Size;
      };
  readonly Ask: 'give' | 'together' | 'lies';
  readonly Pick: never;
}

/** Maximum number of one player's dice in the bar; the big die is one of them. */
export const BAR = 2;
