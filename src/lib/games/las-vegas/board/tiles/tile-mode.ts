import type { Choice, PlayerId } from '$lib/core';
import type { AskOf, LasVegasAsk } from '$lib/games/las-vegas/board/asked';
import type { TilePick, TileStep, TileView } from '$lib/games/las-vegas/tiles';
import type { Face, Move, Show, Why } from '$lib/games/las-vegas/types';

/** A tile that waits for an answer, or that its holder uses instead of rolling. */
export interface TileMode {
  readonly mode: 'tile';
  readonly tile: TileView;
  /** Who activated it, or whom it concerns at the payout. */
  readonly owner: PlayerId;
  /** Who is asked now. */
  readonly player: PlayerId;
  readonly step: TileStep;
  /** What it asks: an answer of everybody's eyes, or a hidden one and what the table tells instead. */
  readonly asks: readonly LasVegasAsk[];
  /** Whether the app has the black dice and the tokens, or the table. */
  readonly control: 'app' | 'table';
  /** A turn instead of rolling, which may be left again. */
  readonly instead: boolean;
}

/** What a finger can do while a tile waits. The last tap of an answer plays it; what cannot be done says why. */
export interface TileHands {
  readonly show: (to: Show) => void;
  /** One of the black dice was thrown by hand and shows this. */
  readonly die: (face: Face) => void;
  /** The app throws the black dice. */
  readonly roll: () => void;
  readonly pick: (pick: TilePick) => void;
  /** One more part of the answer, which never completes it. */
  readonly turn: (pick: TilePick) => void;
  readonly casino: (face: Face) => void;
  readonly choose: (choice: Choice<Move, Why>) => void;
}

/** The ask of this kind, where there is one that everybody may see. */
export function askOf<Kind extends 'dice' | 'choose'>(
  { asks }: Pick<TileMode, 'asks'>,
  kind: Kind
): AskOf<Kind> | undefined {
  return asks.find((ask): ask is AskOf<Kind> => ask.kind === kind && ask.secret !== true);
}
