import type { Match } from '$lib/core';

/** What was kept while Royale was an option of the basic game. */
type WithOptions = Pick<Match, 'game' | 'options'>;

/** The game of a kept match as it is called today; the record itself stays as it was written. */
export function gameToday({ game, options }: WithOptions): string {
  return game === 'las-vegas' && 'royale' in options ? 'las-vegas-royale' : game;
}

/** A kept match as it is read today: every match that comes out of storage comes through here. */
export function readMatch<Kept extends Match>(kept: Kept): Kept {
  return { ...kept, game: gameToday(kept) };
}
