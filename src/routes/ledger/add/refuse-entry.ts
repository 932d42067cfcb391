import { isolated, listed } from '$lib/core';
import { refuseNames } from '$lib/games/reserved-names';
import { dayIsKnown } from '$lib/ui/controls/typed-fields';
import type { Entry } from './entry';
import * as say from './strings/en';

/** The fewest players of a game: alone, no one wins. */
const FEWEST = 2;

/** The reason why a player with this name cannot be added, as one sentence; undefined if there is none. */
export function refusePlayer({ entrants }: Entry, name: string, most: number): string | undefined {
  if (entrants.length >= most) return say.atMost(most);
  if (entrants.some((entrant) => entrant.name === name)) return say.isThereAlready(name);
  return refuseNames([name]);
}

/**
 * The reason why the form cannot be saved yet, as one sentence; undefined if it can. `most` is the number of players
 * of the game.
 */
export function refuseEntry({ day, way, entrants }: Entry, most: number): string | undefined {
  if (!dayIsKnown(day)) return say.dayIsMissing;
  if (entrants.length < FEWEST) return say.atLeastTwo;
  if (entrants.length > most) return say.atMost(most);
  const missing = entrants.filter(({ score }) => score === undefined);
  if (way === 'scores' && missing.length > 0)
    return say.scoreIsMissing(listed(missing.map(({ name }) => isolated(name))));
  return refuseNames(entrants.map(({ name }) => name));
}
