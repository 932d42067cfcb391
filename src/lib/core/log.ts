import type { Act, By, Deed, Entry, Look } from './match';

/** An entry that can stand. */
export type Acted<Move> = Entry<Move, Act<Move>>;

/** What a log comes to when its undos and redos are followed. */
export interface LogReading<Move> {
  /** The entries that stand, oldest first: moves, and at most one `end` as the last. */
  readonly stands: readonly Acted<Move>[];
  /** What redo would bring back, the next one first. */
  readonly redoable: readonly Acted<Move>[];
  /** For each entry that was ever taken back, also where it was brought back since: the undos that did it, the last one last. */
  readonly takenBack: ReadonlyMap<number, readonly Entry<Move>[]>;
  /** For each undo and redo: the entry that it took back or brought back. */
  readonly target: ReadonlyMap<number, Acted<Move>>;
  /** Every opening of a secret, oldest first. */
  readonly looks: readonly Entry<Move, Look>[];
}

/**
 * Follows a log from its first entry. An undo takes back the last entry that stands, a redo brings
 * back the last one taken back, and a new move leaves nothing to redo. An undo or redo with nothing
 * to act on changes nothing; a look never does. Entries of a kind that is not known are passed over.
 */
export function readLog<Move>(entries: readonly Entry<Move>[]): LogReading<Move> {
  const stands: Acted<Move>[] = [];
  let undone: Acted<Move>[] = [];
  const takenBack = new Map<number, readonly Entry<Move>[]>();
  const target = new Map<number, Acted<Move>>();
  for (const entry of entries) {
    if (isAct(entry)) {
      stands.push(entry);
      undone = [];
    } else if (entry.do === 'undo') {
      const last = stands.pop();
      if (last === undefined) continue;
      undone.push(last);
      target.set(entry.seq, last);
      takenBack.set(last.seq, [...(takenBack.get(last.seq) ?? []), entry]);
    } else if (entry.do === 'redo') {
      const last = undone.pop();
      if (last === undefined) continue;
      stands.push(last);
      target.set(entry.seq, last);
    }
  }
  return { stands, redoable: undone.reverse(), takenBack, target, looks: entries.filter(isLook) };
}

/** Whether an entry is a move or an end. */
export function isAct<Move>(entry: Entry<Move>): entry is Acted<Move> {
  return entry.do === 'end' || isOnly(entry, 'move');
}

/** Whether an entry opened a secret. */
export function isLook<Move>(entry: Entry<Move>): entry is Entry<Move, Look> {
  return isOnly(entry, 'look');
}

function isOnly({ do: deed }: { readonly do: Deed<unknown> }, member: 'move' | 'look'): boolean {
  return typeof deed === 'object' && Object.keys(deed).join() === member;
}

/** Whether this version knows what an entry does; a later one may have written others. */
export function isKnown(entry: Entry): boolean {
  return isAct(entry) || isLook(entry) || entry.do === 'undo' || entry.do === 'redo';
}

/** The last entry that is more than a look, 0 for none: as long as it is the same, the table is. */
export function momentOf<Move>(entries: readonly Entry<Move>[]): number {
  return entries.findLast((entry) => !isLook(entry))?.seq ?? 0;
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
