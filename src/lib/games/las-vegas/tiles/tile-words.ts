import type { Reason } from '$lib/core';
import type { Face } from '$lib/games/las-vegas/owned-dice';

/** The words of one tile, handed to the table as one bundle. All of them are plain JSON. */
export interface TileWords {
  readonly Id: string;
  /** What lies on the tile. */
  readonly Live: object;
  /** How far somebody has come who does what it says. */
  readonly Step: object;
  readonly Why: Reason;
  readonly Do: { readonly type: 'tile'; readonly do: string };
  /** What it asks: the second part of the ids of its asks. */
  readonly Ask: string;
  /** One part of an answer that takes several taps: the member of the move, and what it is. */
  readonly Pick: { readonly member: string; readonly value: string | number };
}

/** The words of every tile by its id. Each tile adds its own here, so that the table knows them and imports none. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the tiles fill it
export interface Tiles {}

type AnyTile = Tiles[keyof Tiles];

export type TileId = AnyTile['Id'];
export type TileWhy = AnyTile['Why'];
export type TileMove = AnyTile['Do'];
export type TileStep = AnyTile['Step'];
export type TilePick = AnyTile['Pick'];

type Lying<W extends TileWords> = W extends TileWords
  ? { readonly tile: W['Id']; readonly at: Face; readonly live: W['Live'] }
  : never;

/** A tile at a casino, with what lies on it. */
export type InPlay = Lying<AnyTile>;

/** The same with what the screens say of it. */
export type TileView = InPlay & { readonly side: string; readonly title: string; readonly does: string };
