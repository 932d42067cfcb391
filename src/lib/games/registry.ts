import { meta as lasVegas } from './las-vegas/meta';
import { meta as razzia } from './razzia/meta';
import type { Game, Meta } from './define';

/** A game on the shelf, and how to open it. */
export interface Listed {
  readonly meta: Meta;
  readonly load: () => Promise<Game>;
}

/** One line per game. */
export const games: readonly Listed[] = [
  { meta: lasVegas, load: async () => (await import('./las-vegas')).game },
  { meta: razzia, load: async () => (await import('./razzia')).game }
];

/** The game with this id, or undefined. */
export function findGame(id: string): Listed | undefined {
  return games.find((listed) => listed.meta.id === id);
}
