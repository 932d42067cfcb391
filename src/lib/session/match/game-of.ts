import type { Match } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { findGame } from '$lib/games/registry';

/** Loads the game of a match, with everything its options need; undefined if this version does not have the game. */
export async function gameOf({
  game: id,
  options
}: Pick<Match, 'game' | 'options'>): Promise<Game | undefined> {
  const game = await findGame(id)?.load();
  await game?.needs?.(options);
  return game;
}
