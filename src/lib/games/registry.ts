import { meta as lasVegas, royale as lasVegasRoyale } from './las-vegas/meta';
import { meta as lasVegasCards } from './las-vegas-cards/meta';
import { meta as razzia } from './razzia/meta';
import { meta as vegas } from './vegas/meta';
import { meta as vegasStrip } from './vegas-strip/meta';
import type { Game, Meta } from './contract/define';
import type { Match } from '$lib/core';

/** A game on the shelf, and its loader. */
export interface ListedGame {
  readonly meta: Meta;
  readonly load: () => Promise<Game>;
}

/** One line per game, in shelf order. */
export const games: readonly ListedGame[] = [
  { meta: lasVegas, load: async () => (await import('./las-vegas')).game },
  { meta: lasVegasRoyale, load: async () => (await import('./las-vegas')).openRoyale() },
  { meta: lasVegasCards, load: async () => (await import('./las-vegas-cards')).game },
  { meta: vegas, load: async () => (await import('./vegas')).game },
  { meta: vegasStrip, load: async () => (await import('./vegas-strip')).game },
  { meta: razzia, load: async () => (await import('./razzia')).game }
];

/** Finds the game with this id, or returns undefined. */
export function findGame(id: string): ListedGame | undefined {
  return games.find((game) => game.meta.id === id);
}

/** Returns the id of the box that a game is played from. An unknown game is assumed to have its own box. */
export function boxOf(id: string): string {
  return findGame(id)?.meta.box ?? id;
}

/** Returns all games of a box; the game that the box is named after comes first. */
export function gamesOf(box: string): readonly ListedGame[] {
  return games.filter(({ meta }) => boxOf(meta.id) === box);
}

/** Returns one game per box: the one that has the rulebook and the referee cases. */
export function primaryGames(): readonly ListedGame[] {
  return games.filter(({ meta }) => meta.box === undefined);
}

/** Matches stored while Royale was an option of the basic game have `royale` in their options. */
type MatchOptions = Pick<Match, 'game' | 'options'>;

/** Returns the current game id of a stored match. The record itself stays as it was written. */
export function currentGameId({ game, options }: MatchOptions): string {
  return game === 'las-vegas' && 'royale' in options ? 'las-vegas-royale' : game;
}

/** Converts a stored match to the current shape. Every match read from storage passes through here. */
export function readMatch<Kept extends Match>(stored: Kept): Kept {
  return { ...stored, game: currentGameId(stored) };
}

/** Loads the game of a match, with everything its options need; undefined if this version does not have the game. */
export async function gameOf({
  game: id,
  options
}: Pick<Match, 'game' | 'options'>): Promise<Game | undefined> {
  const game = await findGame(id)?.load();
  await game?.loadModules?.(options);
  return game;
}
