import type { Rulebook } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { boxOf, findGame, games, gamesOf } from '$lib/games/registry';

export const entries = (): { game: string }[] => games.map(({ meta }) => ({ game: meta.id }));

interface LoadedPage {
  /** Undefined if Croupier does not have the game. */
  readonly game: Game | undefined;
  /** All games in its box. */
  readonly games: readonly Game[];
  readonly rulebook: Rulebook | undefined;
}

/** Loads the game in the address, and its box. */
export async function load({ params }: { params: { readonly game: string } }): Promise<LoadedPage> {
  const loadedGames = gamesOf(boxOf(params.game)).map(({ load }) => load());
  const game = await findGame(params.game)?.load();
  const rulebook = (await game?.rulebook())?.rulebook;
  return { game, games: await Promise.all(loadedGames), rulebook };
}
