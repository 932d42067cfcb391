import { device, type Database } from '$lib/storage/database/database';
import { findMatchSetAside, matchArchive } from '$lib/session/match/match-cache';

/** A deleted match that can still be restored. */
export interface DeletedMatch {
  readonly id: string;
  readonly game: string;
  /** The time it ended or, if it did not end, started; milliseconds since 1970. */
  readonly deletedAt: number;
}

/** The deleted match with this id; undefined if there is none, or storage cannot be read. */
export async function readDeleted(
  id: string,
  database: Database = device
): Promise<DeletedMatch | undefined> {
  const cachedMatch = findMatchSetAside(id);
  if (cachedMatch !== undefined) return toDeletedMatch(cachedMatch.match, cachedMatch.result?.finishedAt);
  const savedMatch = await matchArchive.read(database, id).catch(() => undefined);
  if (savedMatch?.head.deletedAt === undefined) return undefined;
  return toDeletedMatch(savedMatch.head, savedMatch.result?.finishedAt);
}

function toDeletedMatch(
  { id, game, startedAt }: { readonly id: string; readonly game: string; readonly startedAt: number },
  finishedAt: number | undefined
): DeletedMatch {
  return { id, game, deletedAt: finishedAt ?? startedAt };
}
