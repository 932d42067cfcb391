import { withoutPostings } from '$lib/games/contract/action';
import { allTiles, isTile, tileOf, type AnyTileInPlay, type TileId } from '$lib/games/las-vegas/tiles';
import { FACES, type RoyaleView, type State, type TableAsk } from '$lib/games/las-vegas/types';
import { notNowReason, type RoyaleAction } from './action';

/** The next tile is laid at the next casino. After the last one the notes are dealt (8.1 to 8.3). */
export const layTile: RoyaleAction<'lay'> = {
  refuse(state, { tile }) {
    if (state.phase !== 'tiles') return notNowReason(state);
    if (layableTiles(state).includes(tile)) return undefined;
    const isPlaced = state.royale?.tiles.some((each) => boardOf(each.tile) === boardOf(tile)) === true;
    return { code: 'notLayable', rule: isPlaced ? '8.2' : '8.3', tile };
  },
  apply(state, { tile }) {
    const { royale, options } = state;
    if (royale === undefined) return withoutPostings(state);
    const casino = FACES[royale.tiles.length] ?? 1;
    const tileInPlay = { tile, at: casino, live: tileOf(tile).initialState(state) } as AnyTileInPlay;
    const tiles = [...royale.tiles, tileInPlay];
    const phase = tiles.length < (options.royale?.tiles ?? 0) ? 'tiles' : 'deal';
    return withoutPostings({ ...state, phase, royale: { ...royale, tiles } });
  },
  log: ({ royale }, { tile }) => ({ code: 'laid', tile, at: FACES[royale?.tiles.length ?? 0] ?? 1 }),
  move(_, outcome) {
    const [tile = ''] = outcome.kind === 'draw' ? outcome.drawn : [];
    return isTile(tile) ? { type: 'lay', tile } : undefined;
  },
  answer: (_, { tile }) => ({ kind: 'draw', drawn: [tile] })
};

/** Asks for the next tile. */
export function nextTileAsk(state: State): TableAsk {
  const pool = Object.fromEntries(layableTiles(state).map((id) => [id, 1]));
  return { id: 'tile', kind: 'draw', from: 'tiles', pool, count: 1 };
}

/** Number of the casino that gets the next tile, tiles per round, and tiles still to be laid, including this one. */
export function tileProgress(royale: RoyaleView | undefined): {
  readonly casino: number;
  readonly tiles: number;
  readonly remaining: number;
} {
  const tileCount = royale?.tiles.length ?? 0;
  const tileLimit = royale?.options.tiles ?? 0;
  return { casino: tileCount + 1, tiles: tileLimit, remaining: tileLimit - tileCount };
}

/**
 * Tile sides that may be laid now: no side of a board already on the table, none that was put aside, unless too few
 * boards remain (8.2, 8.3).
 */
function layableTiles({ options, royale }: State): readonly TileId[] {
  const laidBoards = (royale?.tiles ?? []).map(({ tile }) => boardOf(tile));
  const freeTiles = (usedTiles: readonly TileId[]): readonly TileId[] =>
    allTiles()
      .map(({ id }) => id as TileId)
      .filter((id) => !usedTiles.includes(id));
  const countBoards = (ids: readonly TileId[]): number => new Set(ids.map(boardOf)).size;
  const removedTiles = options.royale?.sameTile === 'aside' ? (royale?.used ?? []) : [];
  const areEnoughLeft = countBoards(freeTiles(removedTiles)) >= (options.royale?.tiles ?? 0);
  return freeTiles(areEnoughLeft ? removedTiles : []).filter((id) => !laidBoards.includes(boardOf(id)));
}

function boardOf(id: TileId): string {
  return tileOf(id).side.slice(0, 1);
}
