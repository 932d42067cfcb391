import type { Match } from '$lib/core';
import type { Game } from '$lib/games/define';
import { findGame } from '$lib/games/registry';

/** The game of a match, with all that a match played so needs; undefined where this version does not know it. */
export async function gameOf({
  game: id,
  options
}: Pick<Match, 'game' | 'options'>): Promise<Game | undefined> {
  const game = await findGame(id)?.load();
  await game?.needs?.(options);
  return game;
}
