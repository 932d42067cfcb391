import type { Outcome } from '$lib/core';
import type { Targets } from '$lib/games/contract/define';
import type { TileView } from '$lib/games/las-vegas/tiles';
import type { CasinoView, LasVegasAsk, View } from '$lib/games/las-vegas/types';
import type { BoardPeople } from './board-people';
import type { Component, Snippet } from 'svelte';

/** Drawings of tiles beside their casinos. A match without tiles loads none of them. */
export interface TileDrawings {
  /** All sides, while the players lay one. */
  readonly LayBoard: Component<{
    readonly view: View;
    readonly asks: readonly LasVegasAsk[];
    readonly targets: Targets;
  }>;
  /** The sign of a closed casino. */
  readonly Closed: Component<{ readonly label?: string }>;
  readonly TileLine: Component<{
    readonly tile: TileView;
    /** The tile's casino as it is now. */
    readonly casino: CasinoView;
    readonly people: BoardPeople;
    readonly highlighted?: boolean;
    readonly onclick?: (() => void) | undefined;
    /** True if the whole casino is one button, so that only the name of the tile explains it. */
    readonly isOnButton?: boolean;
  }>;
  readonly TileSheet: Component<{
    /** A casino with a tile, as it is now. */
    readonly casino: CasinoView;
    readonly view: View;
    readonly people: BoardPeople;
    /** All current asks; those about this tile are shown. */
    readonly asks: readonly LasVegasAsk[];
    readonly onanswer: (outcome: Outcome, ask: LasVegasAsk) => void;
    readonly onclose: () => void;
    readonly footer: Snippet;
  }>;
}

/** Undefined until a match with tiles is opened. */
let cached: TileDrawings | undefined;

/** Makes the drawings available; the screen of the main game calls it when it is loaded. */
export function registerTileDrawings(drawings: TileDrawings): void {
  cached = drawings;
}

export function tileDrawings(): TileDrawings | undefined {
  return cached;
}
