import { tapsOf } from '$lib/core';
import type { Control, GameUi } from '$lib/games/contract/define';
import type { LasVegas } from '$lib/games/las-vegas/types';
import { ui as basic } from '$lib/games/las-vegas/ui';
import { allTiles } from '$lib/games/las-vegas/tiles';
import { registerTileDrawings } from '$lib/games/las-vegas/ui/tile-drawings';
import { dependsOnCasinos, tileControls, tileTarget } from '$lib/games/las-vegas/ui/tiles/controls';
import TilePayments from '$lib/games/las-vegas/ui/payout/TilePayments.svelte';
import { tilePreview } from '$lib/games/las-vegas/ui/tiles/preview';
import { registerAppearances, type TileComponent } from '$lib/games/las-vegas/ui/tiles/appearances';
import { bankCounts, bankKind } from './bank';
import Closed from './Closed.svelte';
import SeatTokens from './Held.svelte';
import LayBoard from './LayBoard.svelte';
import News from './News.svelte';
import { payments } from './payments';
import TileLine from './TileLine.svelte';
import TileSheet from './TileSheet.svelte';
import AskPicture from './Way.svelte';

registerTileDrawings({ Closed, LayBoard, TileLine, TileSheet });
registerAppearances(import.meta.glob<TileComponent>('../../tiles/*/Tile.svelte', { eager: true }));

/** The sixteen sides; the players tap the one that was drawn. */
const layControl: Control<LasVegas> = {
  outcome({ taps }) {
    const piece = tapsOf(taps, 'piece').at(-1)?.piece;
    return piece === undefined ? undefined : { kind: 'draw', drawn: [piece] };
  },
  targets({ ask, source }) {
    if (source === 'app') return new Map();
    const tap = { ask: ask.id, kit: 'piece', from: 'tiles' } as const;
    return new Map(allTiles().map(({ id }) => [`side:${id}`, { ...tap, piece: id }]));
  }
};

/** The main game of the box: the basic game with tiles. */
export const ui: GameUi<LasVegas> = {
  ...basic,
  Extra: TilePayments,
  SeatTokens,
  News,
  paymentsOf: (lastPostings) => [...payments(lastPostings), ...(basic.paymentsOf?.(lastPostings) ?? [])],
  AskPicture,
  controls: {
    ...basic.controls,
    tile: layControl,
    'bank counts': bankCounts,
    kind: bankKind,
    ...tileControls
  },
  targetOf: (move) => tileTarget(move) ?? basic.targetOf?.(move),
  preview: (context, names) => tilePreview(context, names) ?? basic.preview?.(context, names),
  firstAsks(view, parts) {
    // eslint-disable-next-line house/words -- the ids of asks
    if (view.phase === 'bank') return [parts['notes'] === 'app' ? 'bank' : 'bank counts'];
    const tile = view.royale?.doing?.tile;
    // The tokens of a fist are real if the dice are: players who roll themselves enter only the result.
    // eslint-disable-next-line house/words -- the id of an ask
    if (tile !== undefined && parts['dice'] !== 'app') return [`${tile} told`];
    return basic.firstAsks?.(view, parts) ?? [];
  },
  height(view, parts, context) {
    const heights = basic.height?.(view, parts, context) ?? { table: 'low' };
    const { table } = heights;
    if (context === undefined || !dependsOnCasinos(context)) return heights;
    return { table, fixedHeight: table === 'high' || table === 'pads' ? 'tall' : table };
  },
  actor: (context) => context.view.royale?.doing?.player ?? basic.actor?.(context)
};
