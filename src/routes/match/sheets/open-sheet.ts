import type { End, GameTypes, PlayerColour, PlayerId } from '$lib/core';
import type { OpenMatch } from '$lib/session';
import type { FinalReason } from '$lib/ui/results/final';
import type { Snippet } from 'svelte';

/** The sheet that is open over the match. */
export type OpenSheet =
  | { readonly sheet: 'log' | 'stopped' | 'dropped' | 'table' | 'share' }
  /** A reason of the result. */
  | ({ readonly sheet: 'reason' } & FinalReason)
  /** The payments of a round. */
  | { readonly sheet: 'paid'; readonly round: number }
  /** Opens the rules at a paragraph; without `rule`, at the paragraph that applies now. */
  | { readonly sheet: 'rules'; readonly rule?: string }
  | {
      readonly sheet: 'why';
      readonly why: GameTypes['Why'];
      readonly condition?: string | undefined;
      /** The view at the time of the reason; the current view if absent. */
      readonly view?: GameTypes['View'];
    };

/** Actions on dropped entries. */
export interface DroppedActions {
  /** Enters the first dropped entry again, unchanged. */
  readonly reenterDropped: () => void;
  /** Dismisses one of the dropped entries. */
  readonly dismissDropped: (seq: number) => void;
}

/** Actions of the sheet in which a player leaves. */
export interface LeavingActions {
  /** Lets the player leave. */
  readonly play: (move: GameTypes['Move']) => void;
  /** Gives the seat to someone else instead. */
  readonly handOver: (player: PlayerId, name: string) => void;
  /** Ends the match instead. */
  readonly end: (end: End) => void;
}

/** The props of a sheet that may ask for a name: of someone who joins, or who takes over a seat. */
export interface NamingProps {
  readonly openMatch: OpenMatch;
  readonly actions: LeavingActions;
  /** People who are known here and do not play in this match. */
  readonly offered: readonly { readonly name: string; readonly colour: PlayerColour }[];
  /** The name that was typed earlier. */
  readonly typedName: string | undefined;
  readonly ontype: (text: string) => void;
  readonly refuse: (name: string) => string | undefined;
  readonly findLookalike: (name: string) => string | undefined;
  readonly onclose: () => void;
  readonly footer: Snippet;
}
