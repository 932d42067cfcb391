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
 * The entries missing from a stored log: those from `from` on, and those that storage has lost meanwhile, so that a log
 * never has gaps. Rejects with the StorageError `taken` if the stored log is longer.
 */
export async function entriesMissingFrom(
  log: LogStore,
  id: string,
  entries: readonly Entry[],
  from: number
): Promise<readonly Entry[]> {
  const last = await log.openKeyCursor(logKeyRange(id), 'prev');
  const savedSeq = last?.key[1] ?? 0;
  if (savedSeq > (entries.at(-1)?.seq ?? 0)) throw new StorageError('taken');
  const first = Math.min(from, savedSeq + 1);
  return entries.filter(({ seq }) => seq >= first);
}
