import type { Case } from '$lib/games/contract/define';
import { isTile, type TileId } from '$lib/games/las-vegas/tiles';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import { byTile } from '$lib/games/las-vegas/tiles/shared/by-tile';

/** The referee's cases by tile; each `case.ts` adds its own here. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the tiles fill it
export interface CasesOfTiles {}

const OF_TILES: Readonly<Record<TileId, readonly Case[]>> = byTile(
  import.meta.glob('$lib/games/las-vegas/tiles/*/case.ts', { eager: true, import: 'cases' })
) as CasesOfTiles;

/** The referee's cases for tiles, in the order of the tiles. A tile without a `case.ts` does not compile. */
export const casesOfTiles: readonly Case[] = TILES.flatMap(({ id }) => (isTile(id) ? OF_TILES[id] : []));
