import type { BoardActions } from '$lib/games/contract/define';
import type { BoardPeople } from '$lib/games/las-vegas/ui/board-people';
import type { CasinoLine } from '$lib/games/las-vegas/ui/casinos/rows';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import type { Face, Tap, View } from '$lib/games/las-vegas/types';
import { isOnCasinos, tileRows } from './casinos';
import { keyed } from './keys';
import { handsOn } from './tile-fingers';
import { askOf, type TileHands, type TileMode } from './tile-mode';

interface Waiting {
  readonly view: View;
  readonly mode: TileMode;
  readonly draft: readonly Tap[];
  readonly people: BoardPeople;
  readonly actions: BoardActions<LasVegas>;
}

/** A tile that waits: its mode, its rows on the board, and its taps and keys. */
export interface TileTurn {
  readonly mode: TileMode;
  readonly hands: TileHands;
  /** True if one player is asked in secret, behind the gate. */
  readonly isHidden: boolean;
  /**
   * Rows of the casinos, if the answer depends on them and they stay visible; undefined if the tile is drawn large.
   */
  readonly rows: readonly CasinoLine[] | undefined;
  /** Handles a number key; returns false if it does nothing. */
  readonly key: (face: Face) => boolean;
}

export function tileTurn({ view, mode, draft, people, actions }: Waiting): TileTurn {
  const hands = handsOn({ mode, draft, actions });
  const ask = askOf(mode, 'choose');
  const isHidden = mode.control === 'app' && mode.asks.some(({ secret }) => secret === true);
  const isAtCasinos = !isHidden && ask !== undefined && isOnCasinos(ask);
  return {
    mode,
    hands,
    isHidden,
    rows: isAtCasinos ? tileRows({ view, mode, ask, draft, people }) : undefined,
    key: (face) => !isHidden && keyed(mode, hands, face)
  };
}
