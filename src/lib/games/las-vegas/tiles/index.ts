import type { TableReason } from '$lib/games/las-vegas/state/royale';
import type { State, Why } from '$lib/games/las-vegas/types';
import type { MainGame } from './main-game';
import type { UntypedTile } from './shared/define-tile';
import type { TileId, TileReason } from './shared/tile-types';

export type {
  AnyTileInPlay,
  TileId,
  TileMove,
  TileStep,
  TileView,
  TileReason as TileWhy
} from './shared/tile-types';

/** The sixteen sides of the eight boards with their rules and strings. A match without tiles loads none of them. */
export type AllTiles = Readonly<Record<TileId, UntypedTile>>;

/** Undefined until a match with tiles is opened. */
let cached: AllTiles | undefined;

/** Undefined until the tiles are loaded. */
let loadedMainGame: MainGame | undefined;

/** Makes the tiles and the main game available; `all.ts` calls it when it is loaded. */
export function registerTiles(tiles: AllTiles, mainGame: MainGame): void {
  cached = tiles;
  loadedMainGame = mainGame;
}

/**
 * Rules that the tiles and the bank add; undefined in a match of the basic game. Throws an Error if this match has
 * tiles that are not loaded.
 */
export function mainRules({ royale }: Pick<State, 'royale'>): MainGame['rules'] | undefined {
  return royale === undefined ? undefined : requireLoaded(loadedMainGame).rules;
}

/** Actions of the main game. Throws an Error if the tiles are not loaded. */
export function mainActions(): MainGame['rules']['actions'] {
  return requireLoaded(loadedMainGame).rules.actions;
}

/** True for a reason that only the main game has; false if the tiles are not loaded, because then nothing gives one. */
export function isMainReason(why: Why): why is TableReason | TileReason {
  return loadedMainGame?.text.isMainReason(why) === true;
}

/** Strings that the tiles and the bank add; undefined if the tiles are not loaded, because then nothing needs them. */
export function mainText(): MainGame['text'] | undefined {
  return loadedMainGame?.text;
}

function requireLoaded<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('the tiles of this match have not been loaded');
  return part;
}

export function allTiles(): readonly UntypedTile[] {
  return Object.values(requireLoaded(cached));
}

/** The tile with this id. Throws an Error if the tiles are not loaded. */
export function tileOf(id: TileId): UntypedTile {
  return requireLoaded(cached)[id];
}

/**
 * True if the tile does nothing when another tile activates it, because it acts at the payout or needs more dice
 * there.
 */
export function doesNothing({ activate, minDice = 0 }: UntypedTile, count: number): boolean {
  return activate === undefined || count < minDice;
}

/** The tile that this reason belongs to; undefined if the tiles are not loaded, because then no tile has acted. */
export function tileOfReason(code: string): UntypedTile | undefined {
  return Object.values(cached ?? {}).find(({ sentences }) => Object.hasOwn(sentences, code));
}

export function isTile(id: string): id is TileId {
  return cached !== undefined && Object.hasOwn(cached, id);
}

export function titleOf(id: TileId): string {
  return tileOf(id).title;
}
