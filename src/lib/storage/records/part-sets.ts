import type { Entry } from '$lib/core';
import type { Database } from '$lib/storage/database/database';
import {
  validRecord,
  isValidRecord,
  validRecords,
  findInvalidEntry
} from '$lib/storage/validation/validate-records';
import { findMissingEntries, logKeyRange } from './logs';
import type { SavedPartSet } from '$lib/storage/database/schema';
import { allRequests, commitAll, read, write } from '$lib/storage/database/transactions';
import { StorageError } from '$lib/storage/database/storage-error';

/** A part set and its log, from one snapshot. */
export interface SavedParts {
  readonly set: SavedPartSet;
  /** All entries, oldest first. */
  readonly entries: readonly Entry[];
}

/** The unsaved data of an open part set. */
export interface UnsavedParts extends SavedParts {
  /** The number of the first entry that may not be saved yet. */
  readonly from: number;
  /** Whether the set was renamed since it was last saved. */
  readonly isRenamed: boolean;
}

const STORES = ['partSets', 'partEntries'] as const;

/** The sets that are not deleted, with their logs, most recently used first. */
export function readPartSets(database: Database): Promise<readonly SavedParts[]> {
  return read(database, STORES, async (transaction) => {
    const sets = await transaction.objectStore('partSets').getAll();
    const logStore = transaction.objectStore('partEntries');
    const savedParts = await Promise.all(
      validRecords('partSets', sets)
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map(async (partSet) => ({ set: partSet, entries: await logStore.getAll(logKeyRange(partSet.id)) }))
    );
    return savedParts
      .filter(({ entries }) => findInvalidEntry('partEntries', entries) === undefined)
      .sort((a, b) => lastUsedAt(b) - lastUsedAt(a));
  });
}

/**
 * A set, deleted or not, or undefined if there is none with this id. Rejects with the StorageError `unread` if its
 * record or an entry is invalid.
 */
export function readParts(database: Database, id: string): Promise<SavedParts | undefined> {
  return read(database, STORES, async (transaction) => {
    const [set, entries] = await allRequests([
      () => transaction.objectStore('partSets').get(id),
      () => transaction.objectStore('partEntries').getAll(logKeyRange(id))
    ]);
    if (set === undefined) return undefined;
    if (!isValidRecord('partSets', set) || findInvalidEntry('partEntries', entries) !== undefined)
      throw new StorageError('unread');
    return { set, entries };
  });
}

/**
 * Writes pending data in one transaction, and resolves only when that is complete. Entries are added and never
 * overwritten: if another tab has written one of these numbers first, nothing is written and the promise rejects with
 * the StorageError `taken`. A set that is used again is no longer deleted.
 */
export function saveParts(
  database: Database,
  { set, entries, from, isRenamed }: UnsavedParts
): Promise<void> {
  return write(database, STORES, async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const logStore = transaction.objectStore('partEntries');
    const [storedSet, missingEntries] = await allRequests([
      () => sets.get(set.id),
      () => findMissingEntries(logStore, set.id, entries, from)
    ]);
    const isCurrent = storedSet !== undefined && storedSet.deletedAt === undefined && !isRenamed;
    await commitAll(transaction, [
      () =>
        isCurrent
          ? undefined
          : sets.put(validRecord('partSets', withoutDeletionMark(isRenamed ? set : (storedSet ?? set)))),
      ...missingEntries.map((entry) => () => logStore.add(validRecord('partEntries', entry)))
    ]);
  });
}

/** Marks a set as deleted, or with `undefined` removes the mark. Does nothing if there is no such set. */
export function markPartSetDeleted(
  database: Database,
  id: string,
  deletedAt: number | undefined
): Promise<void> {
  return write(database, ['partSets'], async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const storedSet = await sets.get(id);
    if (storedSet === undefined) return;
    await sets.put(
      validRecord(
        'partSets',
        deletedAt === undefined
          ? withoutDeletionMark(storedSet)
          : { ...withoutDeletionMark(storedSet), deletedAt }
      )
    );
  });
}

/** Deletes for good the sets marked as deleted before a time (milliseconds since 1970), with their logs. */
export function removeMarkedPartSets(database: Database, deletedBefore: number): Promise<void> {
  return write(database, STORES, async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const validSets = validRecords('partSets', await sets.getAll());
    const markedSets = validSets.filter((partSet) => (partSet.deletedAt ?? deletedBefore) < deletedBefore);
    const logStore = transaction.objectStore('partEntries');
    await allRequests(
      markedSets.flatMap(({ id }) => [() => sets.delete(id), () => logStore.delete(logKeyRange(id))])
    );
  });
}

function withoutDeletionMark({ deletedAt: _, ...rest }: SavedPartSet): SavedPartSet {
  return rest;
}

function lastUsedAt({ set, entries }: SavedParts): number {
  return entries.at(-1)?.at ?? set.startedAt;
}
