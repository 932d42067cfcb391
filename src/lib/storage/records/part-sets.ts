import type { Entry } from '$lib/core';
import type { Database } from '$lib/storage/database/database';
import {
  validRecord,
  isValidRecord,
  validRecords,
  findInvalidEntry
} from '$lib/storage/validation/validate-records';
import { entriesMissingFrom, logKeyRange } from './logs';
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
    const log = transaction.objectStore('partEntries');
    const found = await Promise.all(
      validRecords('partSets', sets)
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map(async (set) => ({ set, entries: await log.getAll(logKeyRange(set.id)) }))
    );
    return found
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
    const log = transaction.objectStore('partEntries');
    const [valid, missing] = await allRequests([
      () => sets.get(set.id),
      () => entriesMissingFrom(log, set.id, entries, from)
    ]);
    const isCurrent = valid !== undefined && valid.deletedAt === undefined && !isRenamed;
    await commitAll(transaction, [
      () =>
        isCurrent
          ? undefined
          : sets.put(validRecord('partSets', withoutDeletionMark(isRenamed ? set : (valid ?? set)))),
      ...missing.map((entry) => () => log.add(validRecord('partEntries', entry)))
    ]);
  });
}

/** Marks a set as deleted, or with `undefined` removes the mark. Does nothing if there is no such set. */
export function markPartSet(database: Database, id: string, deletedAt: number | undefined): Promise<void> {
  return write(database, ['partSets'], async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const found = await sets.get(id);
    if (found === undefined) return;
    await sets.put(
      validRecord(
        'partSets',
        deletedAt === undefined ? withoutDeletionMark(found) : { ...withoutDeletionMark(found), deletedAt }
      )
    );
  });
}

/** Deletes for good the sets marked as deleted before a time (milliseconds since 1970), with their logs. */
export function removeMarkedPartSets(database: Database, before: number): Promise<void> {
  return write(database, STORES, async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const valid = validRecords('partSets', await sets.getAll());
    const marked = valid.filter((set) => (set.deletedAt ?? before) < before);
    const log = transaction.objectStore('partEntries');
    await allRequests(marked.flatMap(({ id }) => [() => sets.delete(id), () => log.delete(logKeyRange(id))]));
  });
}

function withoutDeletionMark({ deletedAt: _, ...rest }: SavedPartSet): SavedPartSet {
  return rest;
}

function lastUsedAt({ set, entries }: SavedParts): number {
  return entries.at(-1)?.at ?? set.startedAt;
}
