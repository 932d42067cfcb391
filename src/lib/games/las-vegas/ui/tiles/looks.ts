import type { TileId } from '$lib/games/las-vegas/tiles';
import type { SealedLook } from './tile-look';

/** The look of every tile side. */
export type Looks = Readonly<Record<TileId, SealedLook>>;

/** Undefined until the screen of a match with tiles is loaded. */
let known: Looks | undefined;

/** Makes the looks available; `all-looks.ts` calls it, because the pads of a tile need those of all. */
export function registerLooks(looks: Looks): void {
  known = looks;
}

/** The look of a tile. Throws an Error if none are loaded. */
export function lookOf(id: TileId): SealedLook {
  if (known === undefined) throw new Error('the looks of the tiles have not been loaded');
  return known[id];
}
