import type { By, Deed, Entry } from './match';

/** What a log comes to when its undos and redos are followed. */
export interface LogReading<Move> {
  /** The entries that stand, oldest first: moves, and at most one `end` as the last. */
  readonly stands: readonly Entry<Move>[];
  /** What redo would bring back, the next one first. */
  readonly redoable: readonly Entry<Move>[];
  /** For each entry that does not stand: the undo that took it back last. */
  readonly takenBack: ReadonlyMap<number, Entry<Move>>;
}

/**
 * Follows a log from its first entry. An undo takes back the last entry that stands, a redo brings
 * back the last one taken back, and a new move leaves nothing to redo. An undo or redo with nothing
 * to act on changes nothing.
 */
export function readLog<Move>(entries: readonly Entry<Move>[]): LogReading<Move> {
  const stands: Entry<Move>[] = [];
  let undone: Entry<Move>[] = [];
  const takenBack = new Map<number, Entry<Move>>();
  for (const entry of entries) {
    if (entry.do === 'undo') {
      const last = stands.pop();
      if (last === undefined) continue;
      undone.push(last);
      takenBack.set(last.seq, entry);
    } else if (entry.do === 'redo') {
      const last = undone.pop();
      if (last === undefined) continue;
      stands.push(last);
      takenBack.delete(last.seq);
    } else {
      stands.push(entry);
      if (undone.length > 0) undone = [];
    }
  }
  return { stands, redoable: undone.reverse(), takenBack };
}

/** The entry that comes next in a log. `at` is in milliseconds since 1970. */
export function nextEntry<Move>(
  match: string,
  entries: readonly Entry<Move>[],
  deed: Deed<Move>,
  by: By,
  at: number
): Entry<Move> {
  return { match, seq: (entries.at(-1)?.seq ?? 0) + 1, at, by, do: deed };
}

/** The log with one more line; the log given is left as it was. */
export function append<Move>(entries: readonly Entry<Move>[], entry: Entry<Move>): readonly Entry<Move>[] {
  return [...entries, entry];
}

/** The log after one undo, or the same log where there is nothing to take back. */
export function undo<Move>(entries: readonly Entry<Move>[], by: By, at: number): readonly Entry<Move>[] {
  const last = entries.at(-1);
  if (last === undefined || readLog(entries).stands.length === 0) return entries;
  return append(entries, nextEntry(last.match, entries, 'undo', by, at));
}

/** The log after one redo, or the same log where there is nothing to bring back. */
export function redo<Move>(entries: readonly Entry<Move>[], by: By, at: number): readonly Entry<Move>[] {
  const last = entries.at(-1);
  if (last === undefined || readLog(entries).redoable.length === 0) return entries;
  return append(entries, nextEntry(last.match, entries, 'redo', by, at));
}
