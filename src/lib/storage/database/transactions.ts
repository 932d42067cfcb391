import type { IDBPTransaction, StoreNames } from 'idb';
import type { Database } from './database';
import type { Schema } from './schema';
import { StorageError, storageErrorOf } from './storage-error';

type Names = ArrayLike<StoreNames<Schema>>;
type Mode = 'readonly' | 'readwrite';
type Transaction<Stores extends Names, Of extends Mode> = IDBPTransaction<Schema, Stores, Of>;
type Work<Stores extends Names, Of extends Mode, Outcome> = (
  transaction: Transaction<Stores, Of>
) => Promise<Outcome>;

/** Milliseconds allowed for reading or writing everything on a device. */
export const LONG_TIMEOUT_MS = 60_000;

/** Reads from some stores in one snapshot. */
export function read<const Stores extends Names, Outcome>(
  database: Database,
  stores: Stores,
  work: Work<Stores, 'readonly', Outcome>,
  timeout?: number
): Promise<Outcome> {
  return database.use((connection) => runToCompletion(connection.transaction(stores), work), timeout);
}

/**
 * Writes to some stores, all or nothing, and resolves only when the transaction is complete: on the disk if `strict`,
 * handed to the operating system if `relaxed`.
 */
export function write<const Stores extends Names, Outcome>(
  database: Database,
  stores: Stores,
  work: Work<Stores, 'readwrite', Outcome>,
  durability: 'strict' | 'relaxed' = 'strict',
  timeout?: number
): Promise<Outcome> {
  return database.use(
    (connection) => runToCompletion(connection.transaction(stores, 'readwrite', { durability }), work),
    timeout
  );
}

/**
 * Starts several requests at once and waits for all of them. A request that throws at the start counts as failed, so
 * that no other one is left without a handler.
 */
export function allRequests<const Requests extends readonly (() => Promise<unknown> | undefined)[]>(
  requests: Requests
): Promise<{ -readonly [Each in keyof Requests]: Awaited<ReturnType<Requests[Each]>> }> {
  return Promise.all(requests.map(async (request) => request())) as Promise<{
    -readonly [Each in keyof Requests]: Awaited<ReturnType<Requests[Each]>>;
  }>;
}

/**
 * Starts several writes and commits them at once, so that they are kept even if the page is closed or reloaded now. If
 * one throws at the start, none is committed.
 */
export async function commitAll(
  transaction: { readonly commit: () => void },
  writes: readonly (() => Promise<unknown> | undefined)[]
): Promise<void> {
  const errors: unknown[] = [];
  const runningWrites = allRequests(
    writes.map((write) => () => {
      try {
        return write();
      } catch (error) {
        errors.push(error);
        throw error;
      }
    })
  );
  if (errors.length === 0) transaction.commit();
  await runningWrites;
}

/** The number of records per batch, for records of about the length of a result. */
const REQUESTS_AT_ONCE = 100;

/** The methods of an object store needed to read all of it. */
interface BatchSource<Value, Key> {
  getAll(range?: IDBKeyRange | null, count?: number): Promise<Value[]>;
  getAllKeys(range?: IDBKeyRange | null, count?: number): Promise<Key[]>;
}

/**
 * Reads all records of a store in batches, in the order of their keys: a single request for thousands would block the
 * page while they are deserialised. `receiveBatch` receives each batch; it must not await or start requests.
 */
export async function readInBatches<Value, Key extends IDBValidKey>(
  store: BatchSource<Value, Key>,
  receiveBatch: (values: readonly Value[], keys: readonly Key[]) => void,
  batchSize = REQUESTS_AT_ONCE
): Promise<void> {
  let range: IDBKeyRange | undefined;
  for (;;) {
    const [keys, values] = await allRequests([
      () => store.getAllKeys(range, batchSize),
      () => store.getAll(range, batchSize)
    ]);
    receiveBatch(values, keys);
    const last = keys.at(-1);
    if (last === undefined || keys.length < batchSize) return;
    range = IDBKeyRange.lowerBound(last, true);
  }
}

/**
 * Waits for the work and its transaction. The transaction's own error is preferred, because its requests may only say
 * that it was aborted. If the work fails by itself, the transaction is aborted.
 */
async function runToCompletion<Stores extends Names, Of extends Mode, Outcome>(
  transaction: Transaction<Stores, Of>,
  work: Work<Stores, Of, Outcome>
): Promise<Outcome> {
  const pendingWork = work(transaction).catch((error: unknown) => {
    abort(transaction);
    throw error;
  });
  const [workResult, completion] = await Promise.allSettled([pendingWork, transaction.done]);
  if (workResult.status === 'fulfilled' && completion.status === 'fulfilled') return workResult.value;
  const { error } = transaction as { readonly error: DOMException | null };
  if (workResult.status === 'rejected' && (workResult.reason instanceof StorageError || error === null))
    throw workResult.reason;
  throw storageErrorOf(error);
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
