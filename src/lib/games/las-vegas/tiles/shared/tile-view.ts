import { tileAt } from '$lib/games/las-vegas/state/main-state';
import type { BankCount, TileInProgress } from '$lib/games/las-vegas/state/royale';
import { tileOf, type AnyTileInPlay, type TileView } from '$lib/games/las-vegas/tiles';
import type { CasinoView, Face, RoyaleView, State } from '$lib/games/las-vegas/types';

/** The main game as the screens show it, without the secrets of tiles. */
export function royaleView({ options, royale, paying }: State): RoyaleView | undefined {
  if (royale === undefined || options.royale === undefined) return undefined;
  const { tiles, bank, counting, doing } = royale;
  return {
    options: options.royale,
    tiles: tiles.map(tileView),
    ...(bank === undefined ? {} : { bank }),
    ...(counting === undefined ? {} : { counting: countingView(counting) }),
    ...(doing === undefined ? {} : { doing: tileInProgressView(doing) }),
    ...(paying === undefined ? {} : { paidTo: paying.paidTo, paidTiles: paying.paidTiles })
  };
}

/** Leaves out the held move: it was entered, but has no effect until the bank is counted. */
function countingView({ kind }: BankCount): { readonly kind?: number } {
  return kind === undefined ? {} : { kind };
}

function tileInProgressView(tileInProgress: TileInProgress): TileInProgress {
  return {
    ...tileInProgress,
    step: tileOf(tileInProgress.tile).publicStep?.(tileInProgress.step) ?? tileInProgress.step
  };
}

/** A tile with the strings that the screens show of it. */
export function tileView(tile: AnyTileInPlay): TileView {
  const { side, title, effect } = tileOf(tile.tile);
  return { ...tile, side, title, does: effect };
}

/** The tile of a casino, and whether it is closed. */
export function tileOfCasino(state: State, face: Face): Pick<CasinoView, 'tile' | 'closed'> {
  const tile = tileAt(state, face);
  const isClosed = state.royale?.closed === face;
  return {
    ...(tile === undefined ? {} : { tile: tileView(tile) }),
    ...(isClosed ? { closed: isClosed } : {})
  };
}
