import { device, type Database } from '$lib/storage/database';
import { cachedMatch, matchArchive } from './match-cache';

/** A match that was deleted and can still be brought back. */
export interface DeletedMatch {
  readonly id: string;
  readonly game: string;
  /** When it ended, or began where it did not end; milliseconds since 1970. */
  readonly at: number;
}

/** What was deleted under this id; undefined where nothing was, or storage cannot say. */
export async function readDeleted(
  id: string,
  database: Database = device
): Promise<DeletedMatch | undefined> {
  const aside = cachedMatch(id);
  if (aside !== undefined) return deletedOf(aside.match, aside.result?.finishedAt);
  const saved = await matchArchive.read(database, id).catch(() => undefined);
  if (saved?.head.deletedAt === undefined) return undefined;
  return deletedOf(saved.head, saved.result?.finishedAt);
}

function deletedOf(
  { id, game, startedAt }: { readonly id: string; readonly game: string; readonly startedAt: number },
  finishedAt: number | undefined
): DeletedMatch {
  return { id, game, at: finishedAt ?? startedAt };
}
