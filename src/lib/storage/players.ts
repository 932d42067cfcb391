import { STRICT, type Database } from './database';
import type { RememberedPlayer } from './schema';

/** Everybody who has played on this device, the last used first. */
export function readPlayers(database: Database): Promise<readonly RememberedPlayer[]> {
  return database.use(async (connection) => {
    const players = await connection.getAllFromIndex('players', 'byUse');
    return players.reverse();
  });
}

export function savePlayer(database: Database, player: RememberedPlayer): Promise<void> {
  return database.use(async (connection) => {
    const transaction = connection.transaction('players', 'readwrite', STRICT);
    await Promise.all([transaction.store.put(player), transaction.done]);
  });
}

export function removePlayer(database: Database, name: string): Promise<void> {
  return database.use(async (connection) => {
    const transaction = connection.transaction('players', 'readwrite', STRICT);
    await Promise.all([transaction.store.delete(name), transaction.done]);
  });
}
