import type { Entry } from '$lib/core';
import { StorageError } from '$lib/storage/database/storage-error';

/** The method of a store needed to find the end of a log. */
interface LogStore {
  openKeyCursor(range: IDBKeyRange, direction: 'prev'): Promise<{ readonly key: [string, number] } | null>;
}

/** The key range of the entries of a match or a part set, whatever their second key part is. */
export function logKeyRange(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/**
 * The entries missing from a stored log: those from `firstSeq` on, and those that storage has lost meanwhile, so that a
 * log never has gaps. Rejects with the StorageError `taken` if the stored log is longer.
 */
export async function findMissingEntries(
  logStore: LogStore,
  id: string,
  entries: readonly Entry[],
  firstSeq: number
): Promise<readonly Entry[]> {
  const lastCursor = await logStore.openKeyCursor(logKeyRange(id), 'prev');
  const savedSeq = lastCursor?.key[1] ?? 0;
  if (savedSeq > (entries.at(-1)?.seq ?? 0)) throw new StorageError('taken');
  const firstMissingSeq = Math.min(firstSeq, savedSeq + 1);
  return entries.filter(({ seq }) => seq >= firstMissingSeq);
}
