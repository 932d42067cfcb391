import { device, type Database } from '$lib/storage/database';
import { readPlayers, removePlayer, savePlayer } from '$lib/storage/players';
import type { RememberedPlayer } from '$lib/storage/schema';

/** Everybody who has sat at a table on this device, the last used first; nobody where storage cannot be read. */
export async function rememberedPlayers(database: Database = device): Promise<readonly RememberedPlayer[]> {
  return readPlayers(database).catch(() => []);
}

/** Forgets a name; `rememberPlayer` takes that back. Rejects with a Trouble. */
export function forgetPlayer(name: string, database: Database = device): Promise<void> {
  return removePlayer(database, name);
}

export function rememberPlayer(player: RememberedPlayer, database: Database = device): Promise<void> {
  return savePlayer(database, player);
}
