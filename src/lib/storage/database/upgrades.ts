import type { IDBPTransaction, StoreNames } from 'idb';
import type { Connection, Schema } from './schema';

type UpgradeTransaction = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;
type UpgradeStep = (connection: Connection, transaction: UpgradeTransaction) => void;

/**
 * Step n upgrades version n to version n + 1. A step adds stores, indexes and members; it never renames or removes
 * anything that an earlier version writes, so that a tab still open on that version can go on saving.
 */
const UPGRADE_STEPS: readonly UpgradeStep[] = [
  createStores,
  indexNewestFirst,
  createPartStores,
  createBoxes,
  createPeople,
  createNotes
];

/** The version of the schema that this build writes. */
export const VERSION = UPGRADE_STEPS.length;

/** Runs the steps from the version found to the one wanted. */
export function upgrade(
  connection: Connection,
  oldVersion: number,
  newVersion: number,
  transaction: UpgradeTransaction
): void {
  for (const step of UPGRADE_STEPS.slice(oldVersion, newVersion)) step(connection, transaction);
}

function createStores(connection: Connection): void {
  connection.createObjectStore('matches', { keyPath: 'id' });
  connection.createObjectStore('entries', { keyPath: ['match', 'seq'] });
  connection.createObjectStore('drafts', { keyPath: 'match' });
  connection.createObjectStore('results', { keyPath: 'match' });
  connection.createObjectStore('players', { keyPath: 'name' });
  connection.createObjectStore('settings');
}

/** Adds indexes because results and remembered players are read newest first. */
function indexNewestFirst(_connection: Connection, transaction: UpgradeTransaction): void {
  transaction.objectStore('results').createIndex('byFinish', 'finishedAt');
  transaction.objectStore('players').createIndex('byUse', 'usedAt');
}

function createPartStores(connection: Connection): void {
  connection.createObjectStore('partSets', { keyPath: 'id' });
  connection.createObjectStore('partEntries', { keyPath: ['match', 'seq'] });
}

/** Adds the players' own rules per game. */
function createBoxes(connection: Connection): void {
  connection.createObjectStore('boxes', { keyPath: 'game' });
}

/** Adds people, who have ids apart from their names. */
function createPeople(connection: Connection): void {
  connection.createObjectStore('people', { keyPath: 'id' });
}

/** Adds notes on matches, games played without the app, and the cache of summaries. */
function createNotes(connection: Connection): void {
  connection.createObjectStore('gameNotes', { keyPath: 'match' });
  connection.createObjectStore('manualGames', { keyPath: 'id' });
  connection.createObjectStore('summaries', { keyPath: 'match' });
}
