import type { Game } from '$lib/games/define';
import { findGame, games } from '$lib/games/registry';

export const entries = (): { game: string }[] => games.map(({ meta }) => ({ game: meta.id }));

/** The game of the address, or undefined where Croupier does not know it. */
export async function load({
  params
}: {
  params: { readonly game: string };
}): Promise<{ readonly game: Game | undefined }> {
  return { game: await findGame(params.game)?.load() };
}
