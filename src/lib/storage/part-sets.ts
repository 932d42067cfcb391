import type { Entry } from '$lib/core';
import type { Database } from './database';
import { validRecord, isValidRecord, validRecords, findInvalidEntry } from './validate-records';
import { lackedBy, logOf } from './logs';
import type { SavedPartSet } from './schema';
import { allRequests, read, write } from './transactions';
import { StorageError } from './storage-error';

/** A part set and its log, as they stood at one moment. */
export interface SavedParts {
  readonly set: SavedPartSet;
  /** Oldest first. */
  readonly entries: readonly Entry[];
}

/** What an open part set has to write. */
export interface PartsWriting extends SavedParts {
  /** The first entry that is not known to be saved. */
  readonly from: number;
  /** Whether the set got another name since it was last saved. */
  readonly newSet: boolean;
}

const STORES = ['partSets', 'partEntries'] as const;

/** The sets that are not deleted with their logs, the last used first. */
export function readPartSets(database: Database): Promise<readonly SavedParts[]> {
  return read(database, STORES, async (transaction) => {
    const sets = await transaction.objectStore('partSets').getAll();
    const log = transaction.objectStore('partEntries');
    const found = await Promise.all(
      validRecords('partSets', sets)
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map(async (set) => ({ set, entries: await log.getAll(logOf(set.id)) }))
    );
    return found
      .filter(({ entries }) => findInvalidEntry('partEntries', entries) === undefined)
      .sort((one, other) => lastUse(other) - lastUse(one));
  });
}

/**
 * A set as it stands, marked as deleted or not, or undefined if there is none of this id. Rejects with the trouble
 * `unread` where its record or a line of its log is not what is kept there.
 */
export function readParts(database: Database, id: string): Promise<SavedParts | undefined> {
  return read(database, STORES, async (transaction) => {
    const [set, entries] = await allRequests([
      () => transaction.objectStore('partSets').get(id),
      () => transaction.objectStore('partEntries').getAll(logOf(id))
    ]);
    if (set === undefined) return undefined;
    if (!isValidRecord('partSets', set) || findInvalidEntry('partEntries', entries) !== undefined)
      throw new StorageError('unread');
    return { set, entries };
  });
}

/**
 * Writes what is waiting in one transaction, and resolves only when that is complete. Each entry is
 * added and none overwritten: if another tab wrote one of these places first, nothing is written and
 * the promise rejects with the trouble `taken`. A set that is used again is no longer deleted.
 */
export function saveParts(database: Database, { set, entries, from, newSet }: PartsWriting): Promise<void> {
  return write(database, STORES, async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const log = transaction.objectStore('partEntries');
    const [known, lacked] = await allRequests([
      () => sets.get(set.id),
      () => lackedBy(log, set.id, entries, from)
    ]);
    const asBefore = known !== undefined && known.deletedAt === undefined && !newSet;
    await allRequests([
      () =>
        asBefore ? undefined : sets.put(validRecord('partSets', unmarked(newSet ? set : (known ?? set)))),
      ...lacked.map((entry) => () => log.add(validRecord('partEntries', entry)))
    ]);
  });
}

/** Sets the mark of a deleted set, or with `undefined` takes it away. Does nothing where there is no such set. */
export function markPartSet(database: Database, id: string, deletedAt: number | undefined): Promise<void> {
  return write(database, ['partSets'], async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const found = await sets.get(id);
    if (found === undefined) return;
    await sets.put(
      validRecord('partSets', deletedAt === undefined ? unmarked(found) : { ...unmarked(found), deletedAt })
    );
  });
}

/** Removes for good what was marked as deleted before a moment (milliseconds since 1970), logs included. */
export function removeMarkedPartSets(database: Database, before: number): Promise<void> {
  return write(database, STORES, async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const known = validRecords('partSets', await sets.getAll());
    const marked = known.filter((set) => (set.deletedAt ?? before) < before);
    const log = transaction.objectStore('partEntries');
    await allRequests(marked.flatMap(({ id }) => [() => sets.delete(id), () => log.delete(logOf(id))]));
  });
}

function unmarked({ deletedAt: _, ...rest }: SavedPartSet): SavedPartSet {
  return rest;
}

function lastUse({ set, entries }: SavedParts): number {
  return entries.at(-1)?.at ?? set.startedAt;
}
