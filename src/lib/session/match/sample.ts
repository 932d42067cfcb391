import type { Entry, GameTypes } from '$lib/core';
import type { Game, Sample } from '$lib/games/contract/define';
import { games } from '$lib/games/registry';
import { Database } from '$lib/storage/database/database';
import type { SavedMatch } from '$lib/storage/database/schema';
import { StorageError } from '$lib/storage/database/storage-error';
import type { LogRecord } from '$lib/session/log/log-record';
import { OpenMatch } from './match.svelte';
import { PersistedLog, type LogStore } from '$lib/session/log/persisted-log.svelte';

/** Milliseconds between two entries of the sample game. */
const ENTRY_INTERVAL_MS = 40_000;

/** The sample game has no database: this one is never opened. */
const unusedDatabase = new Database('croupier-sample');

/**
 * Opens the sample game as it was after its first entry, before which the table is empty. The game is finished and
 * therefore read-only, and it exists in memory only: it is never read from storage or written to it. Rejects with a
 * StorageError if the game cannot be loaded.
 */
export async function openSample(): Promise<OpenMatch> {
  const { game, sample } = await loadSample();
  const record = { head: sample.match, entries: entriesOf(sample) };
  const sampleMatch = new OpenMatch(game, new PersistedLog(record, inMemoryStore(record), unusedDatabase));
  sampleMatch.viewEntry(1);
  return sampleMatch;
}

/** The first game that has a sample. */
async function loadSample(): Promise<{ readonly game: Game; readonly sample: Sample }> {
  try {
    for (const listedGame of games) {
      const game = await listedGame.load();
      const sample = await game.sample?.();
      if (sample !== undefined) return { game, sample };
    }
  } catch (error) {
    throw new StorageError('unloaded', error);
  }
  throw new StorageError('unknownGame');
}

function entriesOf({ match, moves }: Sample): readonly Entry<GameTypes['Move']>[] {
  return moves.map((move, index) => ({
    match: match.id,
    seq: index + 1,
    at: match.startedAt + ENTRY_INTERVAL_MS * (index + 1),
    by: 'table',
    do: { move }
  }));
}

/** A store that always returns this record and saves nothing. */
function inMemoryStore(record: LogRecord<SavedMatch>): LogStore<SavedMatch> {
  return {
    read: () => Promise.resolve(record),
    write: () => Promise.resolve(),
    writeTaps: () => Promise.resolve(),
    keep: () => undefined,
    release: () => undefined
  };
}
