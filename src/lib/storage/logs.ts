import type { Entry } from '$lib/core';
import { StorageError } from './storage-error';

/** As much of a store as tells how far a log goes. */
interface LogStore {
  openKeyCursor(range: IDBKeyRange, direction: 'prev'): Promise<{ readonly key: [string, number] } | null>;
}

/** The keys of the entries of a match, or of a part set, whatever is kept as their place. */
export function logOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/**
 * The entries that a stored log lacks, `from` on and those that storage has lost meanwhile, so that a log never
 * has gaps. Rejects with the trouble `taken` where the stored log goes further.
 */
export async function lackedBy(
  log: LogStore,
  id: string,
  entries: readonly Entry[],
  from: number
): Promise<readonly Entry[]> {
  const last = await log.openKeyCursor(logOf(id), 'prev');
  const savedSeq = last?.key[1] ?? 0;
  if (savedSeq > (entries.at(-1)?.seq ?? 0)) throw new StorageError('taken');
  const first = Math.min(from, savedSeq + 1);
  return entries.filter(({ seq }) => seq >= first);
}
