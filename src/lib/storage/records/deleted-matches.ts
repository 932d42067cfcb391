import type { Database } from '$lib/storage/database/database';
import type { SavedMatch } from '$lib/storage/database/schema';
import { allRequests, read, readInBatches, write } from '$lib/storage/database/transactions';
import { validRecord, validRecords } from '$lib/storage/validation/validate-records';
import { logKeyRange } from './logs';
import { withoutDeletionMark } from './matches';

/** Marks a match as deleted, or with `undefined` removes the mark. Does nothing if there is no such match. */
export function markDeleted(database: Database, id: string, deletedAt: number | undefined): Promise<void> {
  return write(database, ['matches'], async (transaction) => {
    const matches = transaction.objectStore('matches');
    const storedMatch = await matches.get(id);
    if (storedMatch === undefined) return;
    const unmarkedMatch = withoutDeletionMark(storedMatch);
    await matches.put(
      validRecord('matches', deletedAt === undefined ? unmarkedMatch : { ...unmarkedMatch, deletedAt })
    );
  });
}

/** The stores with records of a match. */
const MATCH_STORES = ['matches', 'entries', 'drafts', 'results', 'gameNotes', 'summaries'] as const;

/**
 * Deletes for good the matches marked as deleted before a time (milliseconds since 1970), with everything that
 * belongs to them.
 * It looks for such matches first, so that a device without any needs no write transaction, which would block readers.
 */
export async function removeMarkedMatches(database: Database, deletedBefore: number): Promise<void> {
  const isDeletedBefore = (match: SavedMatch): boolean => (match.deletedAt ?? deletedBefore) < deletedBefore;
  const markedIds: string[] = [];
  await read(database, ['matches'], (transaction) =>
    readInBatches(transaction.objectStore('matches'), (matches) => {
      markedIds.push(
        ...validRecords('matches', matches)
          .filter(isDeletedBefore)
          .map(({ id }) => id)
      );
    })
  );
  if (markedIds.length === 0) return;
  await write(database, MATCH_STORES, async (transaction) => {
    const matches = transaction.objectStore('matches');
    // Another tab may have restored a match in the meantime.
    const stillDeleted = validRecords(
      'matches',
      await allRequests(markedIds.map((id) => () => matches.get(id)))
    ).filter(isDeletedBefore);
    await allRequests(
      stillDeleted.flatMap(({ id }) => [
        () => matches.delete(id),
        () => transaction.objectStore('entries').delete(logKeyRange(id)),
        () => transaction.objectStore('drafts').delete(id),
        () => transaction.objectStore('results').delete(id),
        () => transaction.objectStore('gameNotes').delete(id),
        () => transaction.objectStore('summaries').delete(id)
      ])
    );
  });
}
