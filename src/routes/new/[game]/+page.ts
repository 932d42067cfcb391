import type { Rulebook } from '$lib/core';
import type { Game } from '$lib/games/define';
import { boxOf, findGame, games, gamesOf } from '$lib/games/registry';

export const entries = (): { game: string }[] => games.map(({ meta }) => ({ game: meta.id }));

interface Opened {
  /** Undefined where Croupier does not know it. */
  readonly game: Game | undefined;
  /** All that is played from its box. */
  readonly games: readonly Game[];
  readonly rulebook: Rulebook | undefined;
}

/** The game of the address, and its box. */
export async function load({ params }: { params: { readonly game: string } }): Promise<Opened> {
  const all = gamesOf(boxOf(params.game)).map(({ load: open }) => open());
  const game = await findGame(params.game)?.load();
  const rulebook = (await game?.rulebook())?.rulebook;
  return { game, games: await Promise.all(all), rulebook };
}
