import type { IDBPTransaction, StoreNames } from 'idb';
import type { Connection, Schema } from './schema';

type Upgrading = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;
type Step = (connection: Connection, transaction: Upgrading) => void;

/**
 * Step n brings version n to version n + 1. A step adds stores, indexes and members; it never
 * renames or removes what an earlier version writes, so that a tab left open on that version goes
 * on saving.
 */
const STEPS: readonly Step[] = [createStores, indexNewestFirst, createPartStores, createBoxes, createPeople];

/** The version of the schema that this build writes. */
export const VERSION = STEPS.length;

/** Takes the steps from the version found to the one wanted. */
export function upgrade(connection: Connection, from: number, to: number, transaction: Upgrading): void {
  for (const step of STEPS.slice(from, to)) step(connection, transaction);
}

function createStores(connection: Connection): void {
  connection.createObjectStore('matches', { keyPath: 'id' });
  connection.createObjectStore('entries', { keyPath: ['match', 'seq'] });
  connection.createObjectStore('drafts', { keyPath: 'match' });
  connection.createObjectStore('results', { keyPath: 'match' });
  connection.createObjectStore('players', { keyPath: 'name' });
  connection.createObjectStore('settings');
}

/** The ledger and the remembered players are read newest first. */
function indexNewestFirst(_connection: Connection, transaction: Upgrading): void {
  transaction.objectStore('results').createIndex('byFinish', 'finishedAt');
  transaction.objectStore('players').createIndex('byUse', 'usedAt');
}

function createPartStores(connection: Connection): void {
  connection.createObjectStore('partSets', { keyPath: 'id' });
  connection.createObjectStore('partEntries', { keyPath: ['match', 'seq'] });
}

/** What a table has settled about a box. */
function createBoxes(connection: Connection): void {
  connection.createObjectStore('boxes', { keyPath: 'game' });
}

/** Those who play have an identity of their own, whatever they are called. */
function createPeople(connection: Connection): void {
  connection.createObjectStore('people', { keyPath: 'id' });
}
