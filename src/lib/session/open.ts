import type { Chance } from '$lib/core';
import type { Game } from '$lib/games/define';
import { findGame } from '$lib/games/registry';
import { device, type Database } from '$lib/storage/database';
import { readSitting } from '$lib/storage/sittings';
import { Trouble } from '$lib/storage/trouble';
import { kept, lastSeq, type Kept } from './kept';
import { OpenMatch } from './match.svelte';
import { Sitting } from './sitting.svelte';

/** What a match is opened with, where it is not the app's own: for tests. */
export interface OpenWith {
  readonly database?: Database;
  readonly chance?: Chance;
  readonly load?: (game: string) => Promise<Game | undefined>;
}

/**
 * Opens a match at exactly its last saved entry, with its draft; `close` it when its screen is left.
 * Undefined if there is no such match, it is deleted, or its game is not in this version.
 * Rejects with a Trouble where storage cannot be read, or today's rules cannot even start the match.
 */
export async function openMatch(id: string, opening: OpenWith = {}): Promise<OpenMatch | undefined> {
  const { database = device, load = loadGame } = opening;
  const facts = kept.get(id) ?? (await readFacts(database, id));
  if (facts === undefined) return undefined;
  const game = await load(facts.match.game);
  if (game === undefined) return undefined;
  const sitting = facts instanceof Sitting ? facts : new Sitting(facts, database);
  try {
    return new OpenMatch(game, sitting, opening.chance);
  } catch (error) {
    throw new Trouble('unplayable', error);
  }
}

async function readFacts(database: Database, id: string): Promise<Kept | undefined> {
  const saved = await readSitting(database, id);
  if (saved === undefined || saved.match.deletedAt !== undefined) return undefined;
  return { ...saved, savedSeq: lastSeq(saved.entries) };
}

async function loadGame(id: string): Promise<Game | undefined> {
  return findGame(id)?.load();
}
