import type { Seat } from '$lib/core';
import type { ChosenPart } from './part';
import type { ReturnPlace } from './return-cards';
import type { RolledDie } from './dice';
import type { Holdings } from './holdings';
import type { PileCard } from './pile';

/** A move with the parts of a set; `part` is the id of a part, `tray` the colour of some dice. */
export type PartMove =
  /** Sets the missing pieces. Parts chosen as before keep their state; the others start afresh. */
  | { readonly type: 'setUp'; readonly chosen: readonly ChosenPart[] }
  | { readonly type: 'seats'; readonly seats: readonly Seat[] }
  | { readonly type: 'roll'; readonly tray: string; readonly dice: readonly RolledDie[] }
  | { readonly type: 'aside'; readonly tray: string; readonly die: number; readonly aside: boolean }
  | { readonly type: 'gather'; readonly tray: string }
  /** `turn` sets a die to a face in secret; `reveal` shows all dice of a tray. */
  | { readonly type: 'turn'; readonly tray: string; readonly die: number; readonly face: number }
  | { readonly type: 'reveal'; readonly tray: string }
  /** A number added to every roll of a tray; may be negative. */
  | { readonly type: 'plus'; readonly tray: string; readonly plus: number }
  | {
      readonly type: 'draw';
      readonly part: string;
      readonly cards: readonly PileCard[];
      /** The owner or place of the drawn pieces. */
      readonly at?: string;
    }
  /** Changes the owner of a drawn piece; without `at`, no one owns it. */
  | { readonly type: 'give'; readonly part: string; readonly number: number; readonly at?: string }
  | {
      readonly type: 'back';
      readonly part: string;
      readonly cards: readonly PileCard[];
      readonly where: ReturnPlace;
    }
  | { readonly type: 'reshuffle'; readonly part: string }
  /** The number of real pieces in the players' pile. */
  | { readonly type: 'count'; readonly part: string; readonly pile: number }
  /** Moves the difference found by a count to the drawn pieces. */
  | { readonly type: 'found'; readonly part: string }
  | {
      readonly type: 'hold';
      readonly part: string;
      readonly piece: string;
      readonly holder: string;
      readonly count: number;
    }
  /** Face-down changes, all in one move: the number of separate moves would reveal the pieces. */
  | { readonly type: 'lay'; readonly part: string; readonly held: Holdings }
  /** Every holder gets this many at once. */
  | { readonly type: 'each'; readonly part: string; readonly piece: string; readonly count: number }
  /** Reveals a holder's pieces. */
  | { readonly type: 'turnOver'; readonly part: string; readonly holder: string }
  | { readonly type: 'step'; readonly part: string; readonly to: number }
  /** Without `at`, the token is beside the board. */
  | { readonly type: 'place'; readonly part: string; readonly token: number; readonly at?: string }
  /** Restores the state after setup. */
  | { readonly type: 'reset' };

/** Moves made by people, without randomness. */
export type TableMove = Exclude<PartMove, { readonly type: 'roll' | 'draw' }>;
