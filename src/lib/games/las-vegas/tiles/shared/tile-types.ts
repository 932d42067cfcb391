import type { PlayerId, Reason } from '$lib/core';
import type { Face } from '$lib/games/las-vegas/actions/owned-dice';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import type { BoxText } from '$lib/games/contract/define';

/** All types of one tile in one bundle, used as a type parameter. Their values are plain JSON. */
export interface TileTypes {
  readonly Id: string;
  /** Pieces on the tile. */
  readonly Pieces: object;
  /** Progress of a tile that waits for an answer. */
  readonly Step: object;
  readonly Why: Reason;
  readonly Move: { readonly type: 'tile'; readonly do: string };
  /** Second part of the ids of its asks. */
  readonly Ask: string;
  /** One part of an answer that takes several taps: a member of the move, with its value. */
  readonly Part: { readonly member: string; readonly value: string | number };
}

/** The members of most reasons of a tile: its casino, and the player concerned. */
export interface AtTile {
  readonly at: Face | 'this';
  readonly player: PlayerId;
}

/** A move at a tile. */
export type MoveAtTile<Id extends string, Action extends string, More = unknown> = Readonly<
  { type: 'tile'; tile: Id; do: Action } & More
>;

/** Types of all tiles by id. Each tile adds its own here, so that the rules know them without importing a tile. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the tiles fill it
export interface Tiles {}

type AnyTile = Tiles[keyof Tiles];

export type TileId = AnyTile['Id'];
export type TileReason = AnyTile['Why'];
export type TileMove = AnyTile['Move'];
export type TileStep = AnyTile['Step'];

type TileInPlay<W extends TileTypes> = W extends TileTypes
  ? { readonly tile: W['Id']; readonly at: Face; readonly live: W['Pieces'] }
  : never;

/** A tile at a casino, with the pieces on it. */
export type AnyTileInPlay = TileInPlay<AnyTile>;

/** A tile at a casino, with the strings that the screens show of it. */
export type TileView = AnyTileInPlay & {
  readonly side: string;
  readonly title: string;
  readonly does: string;
};

/** Details of the players' copy that one tile uses, stored as members of the match's options. */
export interface TileBox<Options extends object> extends BoxText<Options> {
  /** The members as found in the players' copy, if they are playable; otherwise as in the rulebook. */
  options(box: BoxOverrides): Options;
  /** Validators for stored members. */
  readonly storedData: { readonly [Member in keyof Options]-?: (value: unknown) => boolean };
}
