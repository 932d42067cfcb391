import { meta as lasVegas, royale as lasVegasRoyale } from './las-vegas/meta';
import { meta as lasVegasCards } from './las-vegas-cards/meta';
import { meta as razzia } from './razzia/meta';
import { meta as vegas } from './vegas/meta';
import { meta as vegasStrip } from './vegas-strip/meta';
import type { Game, Meta } from './contract/define';

/** A game on the shelf, and its loader. */
export interface Listed {
  readonly meta: Meta;
  readonly load: () => Promise<Game>;
}

/** One line per game. */
export const games: readonly Listed[] = [
  { meta: lasVegas, load: async () => (await import('./las-vegas')).game },
  { meta: lasVegasRoyale, load: async () => (await import('./las-vegas')).openRoyale() },
  { meta: lasVegasCards, load: async () => (await import('./las-vegas-cards')).game },
  { meta: razzia, load: async () => (await import('./razzia')).game },
  { meta: vegas, load: async () => (await import('./vegas')).game },
  { meta: vegasStrip, load: async () => (await import('./vegas-strip')).game }
];

/** Finds the game with this id, or returns undefined. */
export function findGame(id: string): Listed | undefined {
  return games.find((listed) => listed.meta.id === id);
}

/** Returns the id of the box that a game is played from. An unknown game is assumed to have its own box. */
export function boxOf(id: string): string {
  return findGame(id)?.meta.box ?? id;
}

/** Returns all games of a box; the game that the box is named after comes first. */
export function gamesOf(box: string): readonly Listed[] {
  return games.filter(({ meta }) => boxOf(meta.id) === box);
}

/** Returns one game per box: the one that has the rulebook and the referee cases. */
export function primaryGames(): readonly Listed[] {
  return games.filter(({ meta }) => meta.box === undefined);
}
