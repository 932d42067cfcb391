import type { PlayerId } from '$lib/core';
import type { Face, Strength } from '$lib/games/las-vegas/types';

export interface HighFive {
  readonly Id: 'high-five';
  /** The holder of the token; absent while it is on the tile. */
  readonly Live: { readonly holder?: PlayerId };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'highFiveTaken';
        readonly rule: '13.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
      }
    | {
        readonly code: 'highFivePaid';
        readonly rule: '13.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly value: number;
      }
    | {
        readonly code: 'highFiveGone';
        readonly rule: '13.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
        readonly holder: PlayerId;
      }
    | {
        readonly code: 'highFiveFew';
        readonly rule: '13.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
      };
  readonly Do: {
    readonly type: 'tile';
    readonly tile: 'high-five';
    readonly do: 'held';
    readonly player: PlayerId;
  };
  readonly Ask: 'held';
  readonly Pick: never;
}

export const HIGH_FIVE = 5;

export const HIGH_FIVE_REWARD = 100000;

/** The print on its token: a figure, or a path in a square of 100. */
export const TOKEN_MARK = { figure: '5' };
