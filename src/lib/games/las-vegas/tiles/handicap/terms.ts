import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';
import type { AdjustPick, Adjustment } from '$lib/games/las-vegas/tiles/shared/adjust';

export const SLOTS = ['chip', 'money', 'adjust'] as const;

export type Slot = (typeof SLOTS)[number];

/** Number of spaces of each kind on the tile. */
export const HANDICAP_SLOTS: Readonly<Record<Slot, number>> = { chip: 2, money: 3, adjust: 4 };

/** Reward in whole dollars for taking a grey die to a space of this kind. */
export const REWARDS: Readonly<Record<'chip' | 'money', number>> = { chip: 10000, money: 30000 };

export interface Handicap {
  readonly Id: 'handicap';
  /** Number of free spaces of each kind. */
  readonly Live: { readonly free: Readonly<Record<Slot, number>> };
  /** False while a grey die is still to be taken, true while a die is to be adjusted. */
  readonly Step: { readonly adjusting: boolean };
  readonly Why:
    | {
        readonly code: 'handicapPaid';
        readonly rule: '20.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly from?: Face;
        readonly slot: 'chip' | 'money';
        readonly value: number;
      }
    | {
        readonly code: 'handicapAdjusts';
        readonly rule: '20.3' | '20.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly from?: Face;
        readonly possible: boolean;
      }
    | { readonly code: 'handicapFull'; readonly rule: '20.2'; readonly slot: Slot; readonly slots: number }
    | {
        readonly code: 'handicapNone';
        readonly rule: '20.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'handicap';
        readonly do: 'take';
        readonly from: Face;
        readonly slot: Slot;
      }
    | { readonly type: 'tile'; readonly tile: 'handicap'; readonly do: 'none' }
    | Adjustment<'handicap'>;
  readonly Ask: 'take' | 'adjust' | 'lies';
  readonly Pick:
    | AdjustPick
    | { readonly member: 'from'; readonly value: Face }
    | { readonly member: 'slot'; readonly value: Slot };
}
