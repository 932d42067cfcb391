import type { Rulebook } from '$lib/core';
import type { Game } from '$lib/games/contract/define';

const rulebooks = new Map<string, Rulebook>();

/** Loads the rulebook of a game, so that its properties can use it synchronously. */
export async function readRulebook(game: Game): Promise<Rulebook> {
  const { rulebook } = await game.rulebook();
  rulebooks.set(game.meta.id, rulebook);
  return rulebook;
}

/** The rulebook of a game. It must have been loaded with `readRulebook`. */
export function rulebookOf(game: Game): Rulebook {
  return rulebooks.get(game.meta.id)!;
}
