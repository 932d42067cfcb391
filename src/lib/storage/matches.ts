import { STRICT, type Database } from './database';
import type { RememberedPlayer, SavedMatch } from './schema';

/** Keeps a new match, and remembers who sits there. */
export function addMatch(
  database: Database,
  match: SavedMatch,
  players: readonly RememberedPlayer[]
): Promise<void> {
  return database.use(async (connection) => {
    const transaction = connection.transaction(['matches', 'players'], 'readwrite', STRICT);
    await Promise.all([
      transaction.objectStore('matches').add(match),
      ...players.map((player) => transaction.objectStore('players').put(player)),
      transaction.done
    ]);
  });
}

/** The matches that have no result yet and are not deleted, the last started first. */
export function readRunning(database: Database): Promise<readonly SavedMatch[]> {
  return database.use(async (connection) => {
    const transaction = connection.transaction(['matches', 'results']);
    const [matches, finished] = await Promise.all([
      transaction.objectStore('matches').getAll(),
      transaction.objectStore('results').getAllKeys(),
      transaction.done
    ]);
    const done = new Set(finished);
    return matches
      .filter((match) => match.deletedAt === undefined && !done.has(match.id))
      .sort((one, other) => other.startedAt - one.startedAt);
  });
}

/** How many matches there are, the deleted ones aside. */
export function countMatches(database: Database): Promise<number> {
  return database.use(async (connection) => {
    const matches = await connection.getAll('matches');
    return matches.filter((match) => match.deletedAt === undefined).length;
  });
}

/** Sets the mark of a deleted match, or with `undefined` takes it away. Does nothing where there is no such match. */
export function markDeleted(database: Database, id: string, deletedAt: number | undefined): Promise<void> {
  return database.use(async (connection) => {
    const transaction = connection.transaction('matches', 'readwrite', STRICT);
    const found = await transaction.store.get(id);
    if (found !== undefined) {
      const marked = withoutMark(found);
      await transaction.store.put(deletedAt === undefined ? marked : { ...marked, deletedAt });
    }
    await transaction.done;
  });
}

/** Removes for good what was marked as deleted before a moment (milliseconds since 1970), logs and results included. */
export function removeMarked(database: Database, before: number): Promise<void> {
  return database.use(async (connection) => {
    const stores = ['matches', 'entries', 'drafts', 'results'] as const;
    const transaction = connection.transaction(stores, 'readwrite');
    const matches = transaction.objectStore('matches');
    const marked = (await matches.getAll()).filter((match) => (match.deletedAt ?? before) < before);
    await Promise.all(
      marked.flatMap(({ id }) => [
        matches.delete(id),
        transaction.objectStore('entries').delete(logOf(id)),
        transaction.objectStore('drafts').delete(id),
        transaction.objectStore('results').delete(id)
      ])
    );
    await transaction.done;
  });
}

/** The record without its mark of deletion. */
export function withoutMark(match: SavedMatch): SavedMatch {
  const { id, game, seats, options, table, startedAt } = match;
  return { id, game, seats, options, table, startedAt };
}

/** The keys of a match's entries. */
export function logOf(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match, 0], [match, Infinity]);
}
