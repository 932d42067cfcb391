import type { Seat } from '$lib/core';
import type { ChosenPart } from './part';
import type { WayBack } from './back';
import type { RolledDie } from './dice';
import type { Held } from './held';
import type { PileCard } from './pile';

/** What happens with the parts of a set; `part` is the id of one, `tray` the colour of some dice. */
export type PartMove =
  /** What is missing. Parts that are chosen as before stay as they are; the others begin anew. */
  | { readonly type: 'setUp'; readonly chosen: readonly ChosenPart[] }
  | { readonly type: 'seats'; readonly seats: readonly Seat[] }
  | { readonly type: 'roll'; readonly tray: string; readonly dice: readonly RolledDie[] }
  | { readonly type: 'aside'; readonly tray: string; readonly die: number; readonly aside: boolean }
  | { readonly type: 'gather'; readonly tray: string }
  /** A die turned to a face in secret, and all of its tray laid open. */
  | { readonly type: 'turn'; readonly tray: string; readonly die: number; readonly face: number }
  | { readonly type: 'reveal'; readonly tray: string }
  /** What every roll of a tray counts more, or less. */
  | { readonly type: 'plus'; readonly tray: string; readonly plus: number }
  | {
      readonly type: 'draw';
      readonly part: string;
      readonly cards: readonly PileCard[];
      /** Who has it, or where it lies. */
      readonly at?: string;
    }
  /** A piece that is out goes to somebody else; without `at`, it lies with nobody. */
  | { readonly type: 'give'; readonly part: string; readonly number: number; readonly at?: string }
  | {
      readonly type: 'back';
      readonly part: string;
      readonly cards: readonly PileCard[];
      readonly where: WayBack;
    }
  | { readonly type: 'reshuffle'; readonly part: string }
  /** So many pieces lie in the table's own pile. */
  | { readonly type: 'count'; readonly part: string; readonly pile: number }
  /** The pieces astray are out on the table, or never were. */
  | { readonly type: 'found'; readonly part: string }
  | {
      readonly type: 'hold';
      readonly part: string;
      readonly piece: string;
      readonly holder: string;
      readonly count: number;
    }
  /** What was changed face down, all at once: from how many moves it came would tell what lies there. */
  | { readonly type: 'lay'; readonly part: string; readonly held: Held }
  /** So many for every holder at once. */
  | { readonly type: 'each'; readonly part: string; readonly piece: string; readonly count: number }
  /** What a holder has lies open. */
  | { readonly type: 'turnOver'; readonly part: string; readonly holder: string }
  | { readonly type: 'step'; readonly part: string; readonly to: number }
  /** Without `at`, beside the board. */
  | { readonly type: 'place'; readonly part: string; readonly token: number; readonly at?: string }
  /** Everything as it was when it was set up. */
  | { readonly type: 'reset' };

/** What people do themselves, and chance has no part in. */
export type TableMove = Exclude<PartMove, { readonly type: 'roll' | 'draw' }>;
