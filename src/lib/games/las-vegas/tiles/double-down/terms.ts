import type { PlayerId } from '$lib/core';
import type { Dice, Face, Strength } from '$lib/games/las-vegas/types';

export type DoubledDice = Readonly<Partial<Record<PlayerId, Dice>>>;

export interface DoubleDown {
  readonly Id: 'double-down';
  readonly Live: { readonly dice: DoubledDice };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'doubleDownPaid';
        readonly rule: '22.2' | '22.3';
        readonly at: Face | 'this';
        readonly dice: Strength;
        readonly place: 1 | 2;
        readonly value: number;
      }
    | {
        readonly code: 'doubleDownTied';
        readonly rule: '22.2' | '22.3';
        readonly at: Face | 'this';
        readonly dice: Strength;
        readonly others: readonly Strength[];
      }
    | {
        readonly code: 'doubleDownThird';
        readonly rule: '22.2' | '22.3';
        readonly at: Face | 'this';
        readonly dice: Strength;
        readonly better: readonly Strength[];
      };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'double-down';
        readonly do: 'move';
        readonly small: number;
        readonly big: number;
      }
    | {
        readonly type: 'tile';
        readonly tile: 'double-down';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly small: number;
        readonly big: number;
      };
  readonly Ask: 'move' | 'lies';
  readonly Pick: { readonly member: 'big'; readonly value: 0 | 1 };
}
