import {
  ENDS,
  type PlayOp,
  type EntrySource,
  type Correction,
  type LogOp,
  type Entry,
  type HandOver,
  type SecretViewOp
} from './match';
import { isOneOf } from './guards';

/** An entry that can stand. */
export type Acted<Move> = Entry<Move, PlayOp<Move>>;

/** An entry that one undo takes back. */
export type Undoable<Move> = Entry<Move, PlayOp<Move> | Correction<Move> | HandOver>;

/** What a log comes to when its undos, redos and corrections are followed. */
export interface LogReading<Move> {
  /** The entries that stand, oldest first: moves as they read now, and at most one end as the last. */
  readonly stands: readonly Acted<Move>[];
  /** What undo would take back; undefined for nothing. */
  readonly undoable: Undoable<Move> | undefined;
  /** What redo would bring back, the next one first. */
  readonly redoable: readonly Undoable<Move>[];
  /** For each entry that was ever taken back, also where it was brought back since: the entries that did it, the last one last. */
  readonly takenBack: ReadonlyMap<number, readonly Entry<Move>[]>;
  /** For each undo and redo: the entry that it took back or brought back. */
  readonly target: ReadonlyMap<number, Undoable<Move>>;
  /** For each move and correction that reads otherwise now: the correction that stands in its place. */
  readonly changed: ReadonlyMap<number, Entry<Move, Correction<Move>>>;
  /**
   * Every act that a correction took back, or undo where redo is gone, oldest first. Only the rules know which of them
   * were entered again since: `droppedFrom` leaves those out.
   */
  readonly dropped: readonly Acted<Move>[];
  /** The seats that were handed over, as far as that stands, oldest first. */
  readonly handed: readonly Entry<Move, HandOver>[];
  /** Every opening of a secret, oldest first. */
  readonly looks: readonly Entry<Move, SecretViewOp>[];
  /** The place in the log, from 0, of the first entry of a kind that this version does not know; -1 for none. */
  readonly unknown: number;
}

/**
 * Which of the dropped entries a new act is entered in place of, as an index; -1 for none. `dropped` is never empty,
 * oldest first.
 */
export type Replacing<Move> = (dropped: readonly Acted<Move>[], entry: Acted<Move>) => number;

/** What stands, and what was dropped. */
interface Standing<Move> {
  readonly stands: readonly Acted<Move>[];
  readonly dropped: readonly Acted<Move>[];
}

/** What one undo takes back, and how it stood before. */
interface Done<Move> extends Standing<Move> {
  readonly entry: Undoable<Move>;
}

/** How logs read, and where they were read to; a screen asks the same log many things. */
const readings = new WeakMap<
  readonly unknown[],
  { readonly length: number; readonly reader: unknown; readonly reading: unknown }
>();

/** A log → the log that one more entry made of it, and until that was read, the way back; older logs are let go. */
const grown = new WeakMap<readonly unknown[], readonly unknown[]>();
const shorter = new WeakMap<readonly unknown[], readonly unknown[]>();

/**
 * Follows a log from its first entry. An undo takes back the last entry that stands, a redo brings
 * back the last one taken back, and a new move, correction or handing-over leaves nothing to redo. A correction puts another
 * move where one stands; a seat that is handed over leaves every move as it stands. An undo, redo or correction with
 * nothing to act on changes nothing; a look never does.
 * Entries of a kind that is not known are passed over.
 */
export function readLog<Move>(entries: readonly Entry<Move>[]): LogReading<Move> {
  const known = readings.get(entries);
  if (known?.length === entries.length) return known.reading as LogReading<Move>;
  const reader = readerBefore(entries) ?? new Reader<Move>();
  for (const entry of entries.slice(reader.length)) reader.read(entry);
  const reading = reader.reading();
  shorter.delete(entries);
  readings.set(entries, { length: entries.length, reader, reading });
  return reading;
}

/** The dropped entries of a log that were not entered again, oldest first. `replaced` names those that were. */
export function droppedFrom<Move>(
  entries: readonly Entry<Move>[],
  replaced: Replacing<Move>
): readonly Acted<Move>[] {
  const reader = new Reader<Move>(replaced);
  for (const entry of entries) reader.read(entry);
  return reader.reading().dropped;
}

/** A log that one more entry was added to reads on from where it was. */
function readerBefore<Move>(entries: readonly Entry<Move>[]): Reader<Move> | undefined {
  const before = readings.get(shorter.get(entries) ?? []);
  return before?.length === entries.length - 1 ? (before.reader as Reader<Move>).copy() : undefined;
}

/** Reads a log entry by entry. */
class Reader<Move> {
  readonly #replaced: Replacing<Move>;
  #length = 0;
  #stands: Acted<Move>[] = [];
  #dropped: readonly Acted<Move>[] = [];
  #done: Done<Move>[] = [];
  /** What was taken back, the next one to bring back last. */
  #undone: Undoable<Move>[] = [];
  #takenBack = new Map<number, readonly Entry<Move>[]>();
  #target = new Map<number, Undoable<Move>>();
  #looks: Entry<Move, SecretViewOp>[] = [];
  #unknown = -1;

  constructor(replaced: Replacing<Move> = () => -1) {
    this.#replaced = replaced;
  }

  /** How many entries were read. */
  get length(): number {
    return this.#length;
  }

  /** Another that has come as far, so that what this one has read stays as it is. */
  copy(): Reader<Move> {
    const other = new Reader<Move>(this.#replaced);
    other.#length = this.#length;
    other.#stands = [...this.#stands];
    other.#dropped = this.#dropped;
    other.#done = [...this.#done];
    other.#undone = [...this.#undone];
    other.#takenBack = new Map(this.#takenBack);
    other.#target = new Map(this.#target);
    other.#looks = [...this.#looks];
    other.#unknown = this.#unknown;
    return other;
  }

  read(entry: Entry<Move>): void {
    if (this.#unknown < 0 && !isKnown(entry)) this.#unknown = this.#length;
    this.#length += 1;
    if (isLook(entry)) this.#looks.push(entry);
    else if (isAct(entry) || isCorrection(entry) || isHandOver(entry)) this.#tell(entry);
    else if (entry.do === 'undo') this.#takeBackLast(entry);
    else if (entry.do === 'redo') this.#bringBackNext(entry);
  }

  reading(): LogReading<Move> {
    return {
      stands: this.#stands,
      undoable: this.#done.at(-1)?.entry,
      redoable: this.#undone.toReversed(),
      takenBack: this.#takenBack,
      target: this.#target,
      changed: changedBy(this.#done.map(({ entry }) => entry)),
      dropped: this.#dropped,
      handed: this.#done.map(({ entry }) => entry).filter(isHandOver),
      looks: this.#looks,
      unknown: this.#unknown
    };
  }

  #tell(entry: Undoable<Move>): void {
    const before = this.#dropped;
    this.#dropped = [...this.#undone.filter(isAct).reverse(), ...before];
    if (this.#stand(entry, entry)) this.#undone = [];
    else this.#dropped = before;
  }

  #takeBackLast(undo: Entry<Move>): void {
    const last = this.#done.pop();
    if (last === undefined) return;
    if (isCorrection(last.entry)) this.#stands = [...last.stands];
    else if (isAct(last.entry)) this.#stands.pop();
    this.#dropped = last.dropped;
    this.#undone.push(last.entry);
    this.#target.set(undo.seq, last.entry);
    this.#takeBack(last.entry, undo);
  }

  #bringBackNext(redo: Entry<Move>): void {
    const last = this.#undone.pop();
    if (last === undefined) return;
    this.#stand(last, redo);
    this.#target.set(redo.seq, last);
  }

  #takeBack({ seq }: Entry<Move>, by: Entry<Move>): void {
    this.#takenBack.set(seq, [...(this.#takenBack.get(seq) ?? []), by]);
  }

  /** Lets an entry stand; `by` is the entry itself, or the redo that brings it back. False where it finds nothing to correct. */
  #stand(entry: Undoable<Move>, by: Entry<Move>): boolean {
    const before = { entry, stands: this.#stands, dropped: this.#dropped };
    if (isCorrection(entry)) {
      const corrected = correct(this.#stands, entry.do);
      if (corrected === undefined) return false;
      for (const each of corrected.dropped) this.#takeBack(each, by);
      this.#stands = [...corrected.stands];
      this.#dropped = [...corrected.dropped, ...this.#dropped];
    } else if (isAct(entry)) {
      this.#stands.push(entry);
      this.#dropped = this.#withoutReplaced(entry);
    }
    this.#done.push(before);
    return true;
  }

  #withoutReplaced(entry: Acted<Move>): readonly Acted<Move>[] {
    const dropped = this.#dropped;
    if (dropped.length === 0) return dropped;
    const at = this.#replaced(dropped, entry);
    return at < 0 ? dropped : dropped.toSpliced(at, 1);
  }
}

/** What stands once a correction is followed, and what it takes back; undefined where the table told no such move. */
function correct<Move>(
  stands: readonly Acted<Move>[],
  { correct: seq, move, drops }: Correction<Move>
): Standing<Move> | undefined {
  const at = stands.findIndex(
    (entry) => entry.seq === seq && entry.by === 'table' && typeof entry.do !== 'string'
  );
  const old = stands[at];
  if (old === undefined) return undefined;
  const from = stands.findIndex((entry, index) => index > at && entry.seq === drops);
  const end = from < 0 ? stands.length : from;
  return {
    stands: [...stands.slice(0, at), { ...old, do: { move } }, ...stands.slice(at + 1, end)],
    dropped: stands.slice(end)
  };
}

/** Line → the correction that stands in its place. */
function changedBy<Move>(done: readonly Undoable<Move>[]): LogReading<Move>['changed'] {
  const changed = new Map<number, Entry<Move, Correction<Move>>>();
  const latest = new Map<number, number>();
  for (const entry of done) {
    if (!isCorrection(entry)) continue;
    const { correct: seq } = entry.do;
    changed.set(latest.get(seq) ?? seq, entry);
    latest.set(seq, entry.seq);
  }
  return changed;
}

/** Whether an entry is a move or an end. */
export function isAct<Move>(entry: Entry<Move>): entry is Acted<Move> {
  return isEnd(entry.do) || isOnly(entry, 'move');
}

const isEnd = isOneOf(ENDS);

/** Whether an entry puts another move where one stands. */
export function isCorrection<Move>(entry: Entry<Move>): entry is Entry<Move, Correction<Move>> {
  return isOnly(entry, 'correct', 'move') || isOnly(entry, 'correct', 'drops', 'move');
}

/** Whether an entry hands a seat over. */
export function isHandOver<Move>(entry: Entry<Move>): entry is Entry<Move, HandOver> {
  return isOnly(entry, 'seat', 'to');
}

/** Whether an entry opened a secret. */
export function isLook<Move>(entry: Entry<Move>): entry is Entry<Move, SecretViewOp> {
  return isOnly(entry, 'look');
}

/** Whether a deed has these members and no other. */
function isOnly({ do: deed }: { readonly do: LogOp<unknown> }, ...members: readonly string[]): boolean {
  return (
    typeof deed === 'object' &&
    Object.keys(deed).length === members.length &&
    members.every((member) => Object.hasOwn(deed, member))
  );
}

/** Whether this version knows what an entry does; a later one may have written others. */
export function isKnown<Move>(entry: Entry<Move>): boolean {
  if (typeof entry.do === 'string') return isEnd(entry.do) || entry.do === 'undo' || entry.do === 'redo';
  return isAct(entry) || isCorrection(entry) || isHandOver(entry) || isLook(entry);
}

/** The last entry that is more than a look, 0 for none: as long as it is the same, the table is. */
export function momentOf<Move>(entries: readonly Entry<Move>[]): number {
  return entries.findLast((entry) => !isLook(entry))?.seq ?? 0;
}

/** The entry that comes next in a log. `at` is in milliseconds since 1970, and never before the entry before it. */
export function nextEntry<Move>(
  match: string,
  entries: readonly Entry<Move>[],
  deed: LogOp<Move>,
  by: EntrySource,
  at: number
): Entry<Move> {
  const last = entries.at(-1);
  return { match, seq: (last?.seq ?? 0) + 1, at: Math.max(at, last?.at ?? 0), by, do: deed };
}

/** The log with one more line, and the same again for the same line; the log given is left as it was. */
export function append<Move>(entries: readonly Entry<Move>[], entry: Entry<Move>): readonly Entry<Move>[] {
  const known = grown.get(entries) as readonly Entry<Move>[] | undefined;
  if (known?.length === entries.length + 1 && known.at(-1) === entry) return known;
  const longer = [...entries, entry];
  grown.set(entries, longer);
  shorter.set(longer, entries);
  return longer;
}

/** The log after one undo, or the same log where there is nothing to take back. */
export function undo<Move>(
  entries: readonly Entry<Move>[],
  by: EntrySource,
  at: number
): readonly Entry<Move>[] {
  const last = entries.at(-1);
  if (last === undefined || readLog(entries).undoable === undefined) return entries;
  return append(entries, nextEntry(last.match, entries, 'undo', by, at));
}

/** The log after one redo, or the same log where there is nothing to bring back. */
export function redo<Move>(
  entries: readonly Entry<Move>[],
  by: EntrySource,
  at: number
): readonly Entry<Move>[] {
  const last = entries.at(-1);
  if (last === undefined || readLog(entries).redoable.length === 0) return entries;
  return append(entries, nextEntry(last.match, entries, 'redo', by, at));
}
