import type { Game } from '$lib/games/define';
import { boxOf, findGame, games, gamesOf } from '$lib/games/registry';

export const entries = (): { game: string }[] => games.map(({ meta }) => ({ game: meta.id }));

/** The game of the address, or undefined where Croupier does not know it, and all that is played from its box. */
export async function load({
  params
}: {
  params: { readonly game: string };
}): Promise<{ readonly game: Game | undefined; readonly games: readonly Game[] }> {
  const all = gamesOf(boxOf(params.game)).map(({ load: open }) => open());
  return { game: await findGame(params.game)?.load(), games: await Promise.all(all) };
}
