import type { TileId } from '$lib/games/las-vegas/tiles';
import { byTile } from '$lib/games/las-vegas/tiles/shared/by-tile';
import type { Looks, SealedLook } from './tile-look';

/** The look of every tile side, from the `look.ts` of its folder. A tile without a look does not compile. */
export const LOOKS: Readonly<Record<TileId, SealedLook>> = byTile(
  import.meta.glob('$lib/games/las-vegas/tiles/*/look.ts', { eager: true, import: 'look' })
) as Looks;
