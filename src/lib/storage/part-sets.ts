import type { Entry } from '$lib/core';
import type { Database } from './database';
import { logOf } from './matches';
import type { SavedPartSet } from './schema';
import { read, write } from './transactions';
import { Trouble } from './trouble';

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
      sets
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map(async (set) => ({ set, entries: await log.getAll(logOf(set.id)) }))
    );
    return found.sort((one, other) => lastUse(other) - lastUse(one));
  });
}

/** A set as it stands, marked as deleted or not, or undefined if there is none of this id. */
export function readParts(database: Database, id: string): Promise<SavedParts | undefined> {
  return read(database, STORES, async (transaction) => {
    const [set, entries] = await Promise.all([
      transaction.objectStore('partSets').get(id),
      transaction.objectStore('partEntries').getAll(logOf(id))
    ]);
    return set === undefined ? undefined : { set, entries };
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
    const [known, last] = await Promise.all([sets.get(set.id), log.openKeyCursor(logOf(set.id), 'prev')]);
    const savedSeq = last?.key[1] ?? 0;
    if (savedSeq > (entries.at(-1)?.seq ?? 0)) throw new Trouble('taken');
    const first = Math.min(from, savedSeq + 1);
    const asBefore = known !== undefined && known.deletedAt === undefined && !newSet;
    await Promise.all([
      asBefore ? undefined : sets.put(unmarked(newSet ? set : (known ?? set))),
      ...entries.filter(({ seq }) => seq >= first).map((entry) => log.add(entry))
    ]);
  });
}

/** Sets the mark of a deleted set, or with `undefined` takes it away. Does nothing where there is no such set. */
export function markPartSet(database: Database, id: string, deletedAt: number | undefined): Promise<void> {
  return write(database, ['partSets'], async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const found = await sets.get(id);
    if (found === undefined) return;
    await sets.put(deletedAt === undefined ? unmarked(found) : { ...unmarked(found), deletedAt });
  });
}

/** Removes for good what was marked as deleted before a moment (milliseconds since 1970), logs included. */
export function removeMarkedPartSets(database: Database, before: number): Promise<void> {
  return write(database, STORES, async (transaction) => {
    const sets = transaction.objectStore('partSets');
    const marked = (await sets.getAll()).filter((set) => (set.deletedAt ?? before) < before);
    await Promise.all(
      marked.flatMap(({ id }) => [sets.delete(id), transaction.objectStore('partEntries').delete(logOf(id))])
    );
  });
}

function unmarked({ id, name, box, startedAt }: SavedPartSet): SavedPartSet {
  return { id, name, startedAt, ...(box === undefined ? {} : { box }) };
}

function lastUse({ set, entries }: SavedParts): number {
  return entries.at(-1)?.at ?? set.startedAt;
}
