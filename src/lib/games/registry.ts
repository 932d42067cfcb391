import { meta as lasVegas, royale as lasVegasRoyale } from './las-vegas/meta';
import { meta as lasVegasCards } from './las-vegas-cards/meta';
import { meta as razzia } from './razzia/meta';
import { meta as vegas } from './vegas/meta';
import { meta as vegasStrip } from './vegas-strip/meta';
import type { Game, Meta } from './define';

/** A game on the shelf, and how to open it. */
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

/** The game with this id, or undefined. */
export function findGame(id: string): Listed | undefined {
  return games.find((listed) => listed.meta.id === id);
}

/** The box that a game is played from; a game that is not known is thought to have its own. */
export function boxOf(id: string): string {
  return findGame(id)?.meta.box ?? id;
}

/** All that is played from a box, the game after which it is named first. */
export function gamesOf(box: string): readonly Listed[] {
  return games.filter(({ meta }) => boxOf(meta.id) === box);
}

/** One game for each box: the one under whose name the rulebook stands, and the referee is asked. */
export function primaryGames(): readonly Listed[] {
  return games.filter(({ meta }) => meta.box === undefined);
}
