import type { Match } from '$lib/core';

/** Matches stored while Royale was an option of the basic game have `royale` in their options. */
type WithOptions = Pick<Match, 'game' | 'options'>;

/** Returns the current game id of a stored match. The record itself stays as it was written. */
export function gameToday({ game, options }: WithOptions): string {
  return game === 'las-vegas' && 'royale' in options ? 'las-vegas-royale' : game;
}

/** Converts a stored match to the current shape. Every match read from storage passes through here. */
export function readMatch<Kept extends Match>(kept: Kept): Kept {
  return { ...kept, game: gameToday(kept) };
}
