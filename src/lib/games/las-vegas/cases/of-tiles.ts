import type { Case } from '$lib/games/define';
import { isTile, type TileId } from '$lib/games/las-vegas/tiles';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import { byTile } from '$lib/games/las-vegas/tiles/by-tile';

/** What can be asked of each tile: its `case.ts` adds it here. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the tiles fill it
export interface CasesOfTiles {}

const OF_TILES: Readonly<Record<TileId, readonly Case[]>> = byTile(
  import.meta.glob('$lib/games/las-vegas/tiles/*/case.ts', { eager: true, import: 'cases' })
) as CasesOfTiles;

/** What the referee can be asked of the tiles, in their order; a tile without a `case.ts` does not compile. */
export const casesOfTiles: readonly Case[] = TILES.flatMap(({ id }) => (isTile(id) ? OF_TILES[id] : []));
