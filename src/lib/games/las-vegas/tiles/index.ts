import type { SealedTile } from './tile';
import type { TileId } from './tile-words';

export type { InPlay, TileId, TileMove, TilePick, TileStep, TileView, TileWhy } from './tile-words';

/** The sixteen sides of the eight boards, each with its rules and words: a match without tiles loads none of them. */
export type AllTiles = Readonly<Record<TileId, SealedTile>>;

/** Undefined as long as no match with tiles is opened. */
let known: AllTiles | undefined;

/** From now on these are known; `all.ts` does it as soon as it is loaded. */
export function registerTiles(tiles: AllTiles): void {
  known = tiles;
}

function all(): AllTiles {
  if (known === undefined) throw new Error('the tiles of this match have not been loaded');
  return known;
}

export function allTiles(): readonly SealedTile[] {
  return Object.values(all());
}

/** The tile with this id. */
export function tileOf(id: TileId): SealedTile {
  return all()[id];
}

/** Whether a tile that another one activates does nothing then: it acts at the payout, or wants more dice there. */
export function doesNothing({ activate, leastDice = 0 }: SealedTile, count: number): boolean {
  return activate === undefined || count < leastDice;
}

/** The tile whose reason this is; undefined where no tile is known, for then nothing happened at one. */
export function tileOfReason(code: string): SealedTile | undefined {
  return Object.values(known ?? {}).find(({ sentences }) => Object.hasOwn(sentences, code));
}

export function isTile(id: string): id is TileId {
  return known !== undefined && Object.hasOwn(known, id);
}

export function titleOf(id: TileId): string {
  return tileOf(id).title;
}
