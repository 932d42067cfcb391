import type { Ask, Names, Played, PlayerId, Posting } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import type { RoyaleAction } from '$lib/games/las-vegas/actions/action';
import type { Cause, TableReason } from '$lib/games/las-vegas/state/royale';
import type {
  CasinoView,
  Face,
  LogEvent,
  Move,
  RoyaleEvent,
  RoyaleMove,
  RoyaleView,
  State,
  View,
  Why
} from '$lib/games/las-vegas/types';
import type { AnyTileInPlay, TileView, TileReason } from './shared/tile-types';

/** Rules that the tiles and the bank add to those of the basic game. */
interface MainRules {
  readonly actions: { readonly [Type in RoyaleMove['type']]: RoyaleAction<Type> };
  /** The asks for laying tiles, for counting the bank, and of the tiles themselves. */
  asks(state: State): readonly Ask<Move, Why>[];
  /** The ask for a count of the whole bank, which the players may start whenever they like. */
  countBankAsks(state: State): readonly Ask<Move, Why>[];
  /** True if only closed casinos were rolled. If the roll was not entered, the players are trusted (8.9). */
  rolledOnlyClosed(state: State): boolean;
  /** Interrupts the phase for a count of the bank. The entered move is played after it (8.20). */
  waitForBankCount(state: State, kind: number, move: Move): State;
  /** Prepares the bank and the round's tiles once the notes are dealt. */
  applyDeal(state: State): State;
  /** Runs the tiles after a placement at a casino. */
  applyPlacement(
    playResult: Played<State, Why>,
    casino: Face,
    player: PlayerId,
    cause: Cause
  ): Played<State, Why>;
  /** Pays the casinos and tiles of a round, up to the first tile that waits for an answer. */
  pay(state: State): Played<State, Why>;
  continuePayout(playResult: Played<State, Why>): Played<State, Why>;
  /** Postings that a payout right now would make, skipping everything that needs an answer. */
  postingsIfPaid(state: State): readonly Posting<Why>[];
  /** The round as the screen would show it after a payout right now. */
  roundIfPaid(state: State): NonNullable<State['paid']>;
  /** The main game as the screens show it. */
  view(state: State): RoyaleView | undefined;
  casinoView(state: State, face: Face): Pick<CasinoView, 'tile' | 'closed'>;
  tileView(tile: AnyTileInPlay): TileView;
}

/** Strings that the tiles and the bank add to those of the basic game. */
interface MainText {
  isMainReason(why: Why): boolean;
  why(why: TableReason | TileReason, names: Names): string;
  ask(currentAsk: Ask<Move, Why>, view: View, names: Names): AskText;
  /** The label of a button that makes this choice. */
  choice(move: RoyaleMove, view: View, names: Names): string;
  /** The log line for a move. */
  logLine(event: RoyaleEvent, names: Names): string;
  /** The undo label for that log line, including a line that is undone with it. */
  undo(event: RoyaleEvent, names: Names, undoneWith?: LogEvent): string | undefined;
}

/** Everything that the tiles and the bank add to the basic game. A match without tiles loads none of it. */
export interface MainGame {
  readonly rules: MainRules;
  readonly text: MainText;
}
