import type { Rulebook } from '$lib/core';
import type { Game } from '$lib/games/define';

const read = new Map<string, Rulebook>();

/** Reads the rulebook of a game, so that its laws have it at hand. */
export async function readRulebook(game: Game): Promise<Rulebook> {
  const { rulebook } = await game.rulebook();
  read.set(game.meta.id, rulebook);
  return rulebook;
}

/** The rulebook of a game, which was read before. */
export function rulebookOf(game: Game): Rulebook {
  return read.get(game.meta.id)!;
}
