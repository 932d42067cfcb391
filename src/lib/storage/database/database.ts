import { openDB } from 'idb';
import type { Connection } from './schema';
import { StorageError, storageErrorOf } from './storage-error';
import { upgrade, VERSION } from './upgrades';
import { LAST_MOMENT } from '$lib/storage/validation/plain-shapes';

interface PendingConnection {
  readonly connection: Promise<Connection>;
  /** Rejects when a tab with an older version blocks the opening. The connection may still open later. */
  readonly blockedRejection: Promise<never>;
}

/** The stores with data that exist nowhere else. */
export const DATA_STORES = [
  'matches',
  'entries',
  'drafts',
  'results',
  'players',
  'people',
  'settings',
  'partSets',
  'partEntries',
  'boxes',
  'gameNotes',
  'manualGames'
] as const;

/** The stores that this version reads and writes. */
export const STORES = [...DATA_STORES, 'summaries'] as const;

/** Milliseconds after which the app reports a slow database and continues without an answer. */
export const TIMEOUT_MS = 3000;

/** The app's database, opened on first use and again whenever it was closed. */
export class Database {
  #opening: PendingConnection | undefined;
  readonly #listeners = new Set<(error?: StorageError) => void>();

  constructor(
    readonly name = 'croupier',
    readonly version = VERSION
  ) {}

  /**
   * Runs some work on the open connection. Rejects only with a StorageError. The work must start its one transaction at
   * once, so that it can be restarted if the browser had closed the connection. If there is no answer within `timeout`
   * milliseconds it rejects as `slow`, and the next use opens a new connection; the work may still complete.
   */
  async use<Result>(
    work: (connection: Connection) => Promise<Result>,
    timeout = TIMEOUT_MS
  ): Promise<Result> {
    try {
      return await withTimeout(timeout, this.#runWithConnection(work));
    } catch (error) {
      const failure = storageErrorOf(error);
      if (failure.code === 'slow') this.#dropConnection();
      throw failure;
    }
  }

  /**
   * Calls the listener when the connection was closed from outside (with the error), and when it opened late. Returns a
   * function that removes the listener.
   */
  watch(listener: (error?: StorageError) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Closes the connection once its transactions are done; the next use opens it again. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    await opening?.connection.then(
      (connection) => connection.close(),
      () => undefined
    );
  }

  /** Drops the connection that does not answer; it is closed as soon as possible. */
  #dropConnection(): void {
    this.close().catch(() => undefined);
  }

  async #runWithConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    if (!hasIndexedDb()) throw new StorageError('missing');
    const opening = (this.#opening ??= this.#open());
    try {
      return await work(await waitUntilOpen(opening));
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
      this.#forgetConnection(opening);
      return work(await waitUntilOpen((this.#opening ??= this.#open())));
    }
  }

  #open(): PendingConnection {
    let rejectAsBlocked: (error: StorageError) => void = () => undefined;
    let hasTimedOut = false;
    const blockedRejection = new Promise<never>((_, reject) => (rejectAsBlocked = reject));
    blockedRejection.catch(() => undefined);
    const connection = this.#request(() => {
      hasTimedOut = true;
      rejectAsBlocked(new StorageError('blocked'));
    });
    const opening = { connection, blockedRejection };
    connection.then(
      () => {
        if (hasTimedOut) this.#notify();
      },
      () => this.#forgetConnection(opening)
    );
    return opening;
  }

  async #request(onblocked: () => void): Promise<Connection> {
    try {
      return await this.#requestVersion(this.version, onblocked);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'VersionError') throw openErrorOf(error);
      return this.#openNewer(error);
    }
  }

  /** Opens a database of a newer version. Newer versions only add to the schema, so this one can still write to it. */
  async #openNewer(error: Error): Promise<Connection> {
    const connection = await this.#requestVersion(undefined, () => undefined);
    if (STORES.every((name) => connection.objectStoreNames.contains(name))) return connection;
    connection.close();
    throw error;
  }

  #requestVersion(version: number | undefined, onblocked: () => void): Promise<Connection> {
    return openDB(this.name, version, {
      upgrade: (connection, oldVersion, newVersion, transaction) =>
        upgrade(connection, oldVersion, newVersion ?? oldVersion, transaction),
      blocked: onblocked,
      blocking: (_, newVersion, event) => {
        (event.target as IDBDatabase).close();
        this.#loseConnection(new StorageError(newVersion === null ? 'lost' : 'updated'));
      },
      terminated: () => this.#loseConnection(new StorageError('lost'))
    });
  }

  #loseConnection(error: StorageError): void {
    this.#opening = undefined;
    this.#notify(error);
  }

  #forgetConnection(opening: PendingConnection): void {
    if (this.#opening === opening) this.#opening = undefined;
  }

  #notify(error?: StorageError): void {
    for (const listener of this.#listeners) listener(error);
  }
}

/** The app's database on this device. */
export const device = new Database();

function withTimeout<Result>(timeout: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageError('slow')), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function waitUntilOpen({ connection, blockedRejection }: PendingConnection): Promise<Connection> {
  return Promise.race([connection, blockedRejection]);
}

/** Any error while opening means that the browser refuses, except for full storage and a newer database. */
function openErrorOf(error: unknown): StorageError {
  const failure = storageErrorOf(error);
  return failure.code === 'full' || failure.code === 'newer' ? failure : new StorageError('refused', error);
}

function hasIndexedDb(): boolean {
  try {
    return Boolean(globalThis.indexedDB as IDBFactory | null | undefined);
  } catch {
    return false;
  }
}

/**
 * The device's time clamped to the valid range, in milliseconds since 1970: a clock set before 1970, or after the last
 * date, must not produce records that cannot be read again.
 */
export function timeNow(): number {
  return Math.min(Math.max(Date.now(), 0), LAST_MOMENT);
}
