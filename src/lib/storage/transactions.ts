import type { IDBPTransaction, StoreNames } from 'idb';
import type { Database } from './database';
import type { Schema } from './schema';
import { Trouble, troubleOf } from './trouble';

type Names = ArrayLike<StoreNames<Schema>>;
type Mode = 'readonly' | 'readwrite';
type Transaction<Stores extends Names, Of extends Mode> = IDBPTransaction<Schema, Stores, Of>;
type Work<Stores extends Names, Of extends Mode, Outcome> = (
  transaction: Transaction<Stores, Of>
) => Promise<Outcome>;

/** Reads from some stores as they stand at one moment. */
export function read<const Stores extends Names, Outcome>(
  database: Database,
  stores: Stores,
  work: Work<Stores, 'readonly', Outcome>
): Promise<Outcome> {
  return database.use((connection) => finish(connection.transaction(stores), work));
}

/**
 * Writes to some stores, all of it or nothing, and resolves only when it is complete: on the disk,
 * where it is `strict`, and handed to the system where it is `relaxed`.
 */
export function write<const Stores extends Names, Outcome>(
  database: Database,
  stores: Stores,
  work: Work<Stores, 'readwrite', Outcome>,
  durability: 'strict' | 'relaxed' = 'strict'
): Promise<Outcome> {
  return database.use((connection) =>
    finish(connection.transaction(stores, 'readwrite', { durability }), work)
  );
}

/**
 * A transaction knows best why it failed: its requests may all say only that it was aborted. What
 * failed before it reached the transaction takes the rest of the transaction with it.
 */
async function finish<Stores extends Names, Of extends Mode, Outcome>(
  transaction: Transaction<Stores, Of>,
  work: Work<Stores, Of, Outcome>
): Promise<Outcome> {
  const working = work(transaction).catch((error: unknown) => {
    abort(transaction);
    throw error;
  });
  const [worked, done] = await Promise.allSettled([working, transaction.done]);
  if (worked.status === 'fulfilled' && done.status === 'fulfilled') return worked.value;
  const { error } = transaction as { readonly error: DOMException | null };
  if (worked.status === 'rejected' && (worked.reason instanceof Trouble || error === null))
    throw worked.reason;
  throw troubleOf(error);
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}
