import type { Database } from './database';
import { keptOnes } from './door';
import type { RememberedPlayer } from './schema';
import { read, write } from './transactions';

/** Everybody who has played on this device, the last used first. */
export function readPlayers(database: Database): Promise<readonly RememberedPlayer[]> {
  return read(database, ['players'], async (transaction) => {
    const players = await transaction.objectStore('players').index('byUse').getAll();
    return keptOnes('players', players).toReversed();
  });
}

export function savePlayer(database: Database, player: RememberedPlayer): Promise<void> {
  return write(database, ['players'], async (transaction) => {
    await transaction.objectStore('players').put(player);
  });
}

export function removePlayer(database: Database, name: string): Promise<void> {
  return write(database, ['players'], (transaction) => transaction.objectStore('players').delete(name));
}
