import type { BoardActions } from '$lib/games/define';
import type { BoardPeople } from '$lib/games/las-vegas/board/board-people';
import type { CasinoLine } from '$lib/games/las-vegas/board/rows';
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

/** A tile that waits: what its board shows, and what fingers and keys do there. */
export interface TileTurn {
  readonly mode: TileMode;
  readonly hands: TileHands;
  /** Somebody alone is asked, under a gate. */
  readonly isHidden: boolean;
  /** The casinos, where the answer hangs on them and they stay in sight; else the tile is drawn large. */
  readonly rows: readonly CasinoLine[] | undefined;
  /** A number key was pressed; whether it did something. */
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
