import { staying, type Ask } from '$lib/core';
import { allTiles, tileOf, type InPlay, type TileId } from '$lib/games/las-vegas/tiles';
import { called } from './define-tile';
import {
  FACES,
  type Move,
  type RoyaleView,
  type State,
  type TableAsk,
  type Why
} from '$lib/games/las-vegas/types';

/**
 * Tile sides that may be laid now: no side of a board already on the table, none that was put aside, unless too few
 * boards remain (8.2, 8.3).
 */
export function layable({ options, royale }: State): readonly TileId[] {
  const lying = (royale?.tiles ?? []).map(({ tile }) => boardOf(tile));
  const free = (used: readonly TileId[]): readonly TileId[] =>
    allTiles()
      .map(({ id }) => id as TileId)
      .filter((id) => !used.includes(id));
  const boards = (ids: readonly TileId[]): number => new Set(ids.map(boardOf)).size;
  const aside = options.royale?.sameTile === 'aside' ? (royale?.used ?? []) : [];
  const enough = boards(free(aside)) >= (options.royale?.tiles ?? 0);
  return free(enough ? aside : []).filter((id) => !lying.includes(boardOf(id)));
}

/** Number of the casino that gets the next tile, tiles per round, and tiles still to lay, including this one. */
export function laying(royale: RoyaleView | undefined): {
  readonly casino: number;
  readonly tiles: number;
  readonly left: number;
} {
  const laid = royale?.tiles.length ?? 0;
  const tiles = royale?.options.tiles ?? 0;
  return { casino: laid + 1, tiles, left: tiles - laid };
}

function boardOf(id: TileId): string {
  return tileOf(id).side.slice(0, 1);
}

export function refuseLay(state: State, tile: TileId): Why | undefined {
  if (layable(state).includes(tile)) return undefined;
  const lies = state.royale?.tiles.some((each) => boardOf(each.tile) === boardOf(tile)) === true;
  return { code: 'notLayable', rule: lies ? '8.2' : '8.3', tile };
}

/** Lays the next tile at the next casino. After the last one the notes are dealt. */
export function lay(state: State, tile: TileId): State {
  const { royale, options } = state;
  if (royale === undefined) return state;
  const at = FACES[royale.tiles.length] ?? 1;
  const here = { tile, at, live: tileOf(tile).start(state) } as InPlay;
  const tiles = [...royale.tiles, here];
  const phase = tiles.length < (options.royale?.tiles ?? 0) ? 'tiles' : 'deal';
  return { ...state, phase, royale: { ...royale, tiles } };
}

/** Returns the tiles to the box. */
export function sweepTiles(state: State): State {
  if (state.royale === undefined) return state;
  const { tiles, used, bank, debts } = state.royale;
  return {
    ...state,
    royale: {
      tiles: [],
      used: [...used, ...tiles.map(({ tile }) => tile)],
      ...(bank === undefined ? {} : { bank }),
      ...(debts === undefined ? {} : { debts })
    }
  };
}

export function layAsks(state: State): readonly TableAsk[] {
  const pool = Object.fromEntries(layable(state).map((id) => [id, 1]));
  return [{ id: 'tile', kind: 'draw', from: 'tiles', pool, count: 1 }];
}

/** Asks about rewards that tiles paid in a round that is entered only at its end (7.5). */
export function rewardAsks(state: State): readonly Ask<Move, Why>[] {
  const paying = (state.royale?.tiles ?? []).filter(({ tile }) => tileOf(tile).rewards !== undefined);
  return paying.map(({ tile }) => ({
    ...called(tile, 'reward'),
    kind: 'choose',
    aside: true,
    choices: staying(state).flatMap((player) =>
      (tileOf(tile).rewards?.(state) ?? []).map((value) => ({
        move: { type: 'reward', tile, player, value } as const
      }))
    )
  }));
}
