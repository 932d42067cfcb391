import type { Ask, AskTap } from '$lib/core';
import { tapsOf } from '$lib/core/asks/tap';
import { setsOf } from './placing';
import { holderOf, isSameSet } from '$lib/games/vegas-strip/state/table';
import type { CasinoId, CasinoView, Holder, PlacedTile, Move, Why } from '$lib/games/vegas-strip/types';

/** A tile that is picked up, with the tokens on it. */
export interface HeldTile {
  readonly tile: number;
  readonly plus: number;
}

/** The value of the part `tile` that puts the tile back into the hand. */
export const NO_TILE = 'none';

/** Returns the tile that was picked up last, with the tokens since then; undefined if it was put back. */
export function pickedUpTile(taps: readonly AskTap[]): HeldTile | undefined {
  let heldTile: HeldTile | undefined;
  for (const { part, value } of tapsOf(taps, 'pick')) {
    if (part === 'tile') heldTile = value === NO_TILE ? undefined : { tile: Number(value), plus: 0 };
    if (part === 'plus' && heldTile !== undefined) heldTile = { ...heldTile, plus: Number(value) };
  }
  return heldTile;
}

/** The index of the choice that places this tile here; -1 if it cannot be placed here with these tokens. */
export function choiceIndexOf(ask: Ask<Move, Why>, { tile, plus }: HeldTile, casino: CasinoId): number {
  if (ask.kind !== 'choose') return -1;
  return ask.choices.findIndex(
    ({ move }) =>
      move.type === 'place' && move.tile === tile && move.casino === casino && (move.plus ?? 0) === plus
  );
}

/** The most tokens that a tile can take at any casino. */
export function mostTokens(ask: Ask<Move, Why>, { tile }: HeldTile): number {
  const choices = ask.kind === 'choose' ? ask.choices : [];
  return choices.reduce(
    (maxTokens, { move }) =>
      move.type === 'place' && move.tile === tile ? Math.max(maxTokens, move.plus ?? 0) : maxTokens,
    0
  );
}

/** Previews a casino with one more tile. */
export function previewWithTile(casino: CasinoView, tile: PlacedTile): CasinoView {
  return { ...casino, sets: setsOf([...tilesAt(casino), tile]) };
}

/** Returns all tiles at a casino. */
export function tilesAt({ sets }: CasinoView): readonly PlacedTile[] {
  return sets.flatMap(({ tiles = [] }) => tiles);
}

/** Returns the casino at which a player has placed each tile of a set, by tile number. */
export function casinosByTile(
  casinos: readonly CasinoView[],
  holder: Holder
): ReadonlyMap<number, CasinoView['id']> {
  const casinoIdByTile = new Map<number, CasinoView['id']>();
  for (const casino of casinos)
    for (const tile of tilesAt(casino))
      if (isSameSet(holderOf(tile), holder)) casinoIdByTile.set(tile.number, casino.id);
  return casinoIdByTile;
}
