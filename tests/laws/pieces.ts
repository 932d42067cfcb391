import type { Pieces } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { boxOf } from '$lib/games/registry';

/** Loads the game with all its lazy modules, and those that only tests read. */
export async function withAllModules(game: Game): Promise<Game> {
  const { pieces } = await import('$lib/games/las-vegas/state/pieces');
  const extraRules = boxOf(game.meta.id) === 'las-vegas' ? { pieces: pieces as Game['rules']['pieces'] } : {};
  return { ...game, rules: { ...game.rules, ...extraRules } as Game['rules'] };
}

/** The location of all pieces. Throws for a game without this function, because then no property can be checked. */
export function piecesOf({ rules }: Pick<Game, 'rules'>, state: object): Pieces {
  if (rules.pieces === undefined) throw new Error('The game does not say where its pieces are.');
  return rules.pieces(state);
}
