import { device, type Database } from '$lib/storage/database/database';
import { matchSetAside, matchArchive } from '$lib/session/match/match-cache';

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
  const cached = matchSetAside(id);
  if (cached !== undefined) return deletedOf(cached.match, cached.result?.finishedAt);
  const savedMatch = await matchArchive.read(database, id).catch(() => undefined);
  if (savedMatch?.head.deletedAt === undefined) return undefined;
  return deletedOf(savedMatch.head, savedMatch.result?.finishedAt);
}

function deletedOf(
  { id, game, startedAt }: { readonly id: string; readonly game: string; readonly startedAt: number },
  finishedAt: number | undefined
): DeletedMatch {
  return { id, game, deletedAt: finishedAt ?? startedAt };
}
