import type { Choice, PlayerId } from '$lib/core';
import type { AskOf, LasVegasAsk } from '$lib/games/las-vegas/ui/asks/asked';
import type { TilePick, TileStep, TileView } from '$lib/games/las-vegas/tiles';
import type { Face, Move, Show, Why } from '$lib/games/las-vegas/types';

/** A tile that waits for an answer, or that its holder uses instead of rolling. */
export interface TileMode {
  readonly mode: 'tile';
  readonly tile: TileView;
  /** The player who activated it, or who is affected at the payout. */
  readonly owner: PlayerId;
  /** The player who is asked now. */
  readonly player: PlayerId;
  readonly step: TileStep;
  /** Its asks: one that everybody may see, or a secret one with the open one that can replace it. */
  readonly asks: readonly LasVegasAsk[];
  /** Source of the black dice and tokens: the app or the players. */
  readonly control: 'app' | 'table';
  /** True for an optional turn instead of rolling, which can be left again. */
  readonly instead: boolean;
}

/**
 * Actions that taps trigger while a tile waits. The last tap of an answer plays it; a refused tap shows its reason.
 */
export interface TileHands {
  readonly show: (to: Show) => void;
  /** Enters the face of a black die that was rolled by hand. */
  readonly die: (face: Face) => void;
  /** Lets the app roll the black dice. */
  readonly roll: () => void;
  readonly pick: (pick: TilePick) => void;
  /** Adds a part of the answer without ever completing it. */
  readonly turn: (pick: TilePick) => void;
  readonly casino: (face: Face) => void;
  readonly choose: (choice: Choice<Move, Why>) => void;
}

/** The ask of this kind that is not secret, if there is one. */
export function askOf<Kind extends 'dice' | 'choose'>(
  { asks }: Pick<TileMode, 'asks'>,
  kind: Kind
): AskOf<Kind> | undefined {
  return asks.find((ask): ask is AskOf<Kind> => ask.kind === kind && ask.secret !== true);
}
