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
import { isOneOf } from '$lib/core/guards';

/** A move or an end: the only entries that can be in effect. */
export type PlayEntry<Move> = Entry<Move, PlayOp<Move>>;

/** An entry that a single undo reverts. */
export type Undoable<Move> = Entry<Move, PlayOp<Move> | Correction<Move> | HandOver>;

/** The result of reading a log with its undos, redos and corrections applied. */
export interface LogReading<Move> {
  /** The moves in effect, oldest first, with corrections applied; an end can only be the last. */
  readonly inEffect: readonly PlayEntry<Move>[];
  /** The entry that undo would revert; undefined if there is none. */
  readonly undoable: Undoable<Move> | undefined;
  /** The entries that redo would restore, the next one first. */
  readonly redoable: readonly Undoable<Move>[];
  /**
   * For each entry that was ever reverted: the entries that reverted or restored it, oldest first. Restored entries are
   * included.
   */
  readonly undone: ReadonlyMap<number, readonly Entry<Move>[]>;
  /** For each undo and redo: the entry that it reverted or restored. */
  readonly target: ReadonlyMap<number, Undoable<Move>>;
  /** For each move and correction that was edited: the correction that replaces it. */
  readonly changed: ReadonlyMap<number, Entry<Move, Correction<Move>>>;
  /**
   * Every move or end that a correction dropped, or that was undone and can no longer be redone, oldest first. Only the
   * rules know which of them were entered again since: `droppedFrom` leaves those out.
   */
  readonly dropped: readonly PlayEntry<Move>[];
  /** The replacements of players that are in effect, oldest first. */
  readonly handovers: readonly Entry<Move, HandOver>[];
  /** Every view of a secret, oldest first. */
  readonly views: readonly Entry<Move, SecretViewOp>[];
  /** The index, from 0, of the first entry of a kind that this version does not know; -1 if there is none. */
  readonly unknown: number;
}

/**
 * Finds the dropped entry that a new entry replaces: its index, or -1 for none. `dropped` is never empty, oldest first.
 */
export type FindReplaced<Move> = (dropped: readonly PlayEntry<Move>[], entry: PlayEntry<Move>) => number;

/** The entries in effect, and the entries dropped. */
interface ActiveEntries<Move> {
  readonly inEffect: readonly PlayEntry<Move>[];
  readonly dropped: readonly PlayEntry<Move>[];
}

/** An entry that one undo reverts, with the state of the log before it. */
interface UndoableStep<Move> extends ActiveEntries<Move> {
  readonly entry: Undoable<Move>;
}

/** Caches one reading per log, with the log's length at that time; a screen reads the same log many times. */
const readings = new WeakMap<
  readonly unknown[],
  { readonly length: number; readonly reader: unknown; readonly reading: unknown }
>();

/**
 * `longerLogs`: a log → the log with one more entry. `shorterLogs`: the way back, until the longer log is read. Weak maps let
 * old logs be collected.
 */
const longerLogs = new WeakMap<readonly unknown[], readonly unknown[]>();
const shorterLogs = new WeakMap<readonly unknown[], readonly unknown[]>();

/**
 * Reads a log from its first entry. An undo reverts the last entry in effect, a redo restores the last one undone, and
 * a new move, end, correction or handover empties the redo list. A correction replaces the move of an earlier entry; a
 * handover changes no move. An undo, redo or correction with nothing to act on has no effect; neither has viewing a
 * secret. Entries of an unknown kind are skipped.
 */
export function readLog<Move>(entries: readonly Entry<Move>[]): LogReading<Move> {
  const cached = readings.get(entries);
  if (cached?.length === entries.length) return cached.reading as LogReading<Move>;
  const reader = readerBefore(entries) ?? new Reader<Move>();
  for (const entry of entries.slice(reader.length)) reader.read(entry);
  const reading = reader.reading();
  shorterLogs.delete(entries);
  readings.set(entries, { length: entries.length, reader, reading });
  return reading;
}

/** The dropped entries of a log that were not entered again, oldest first. `replaced` finds those that were. */
export function droppedFrom<Move>(
  entries: readonly Entry<Move>[],
  replaced: FindReplaced<Move>
): readonly PlayEntry<Move>[] {
  const reader = new Reader<Move>(replaced);
  for (const entry of entries) reader.read(entry);
  return reader.reading().dropped;
}

/**
 * The reader of the log that this one extends by an entry, so that reading continues from there; undefined if there is
 * none.
 */
function readerBefore<Move>(entries: readonly Entry<Move>[]): Reader<Move> | undefined {
  const before = readings.get(shorterLogs.get(entries) ?? []);
  return before?.length === entries.length - 1 ? (before.reader as Reader<Move>).copy() : undefined;
}

/** Reads a log entry by entry. */
class Reader<Move> {
  readonly #findReplaced: FindReplaced<Move>;
  #length = 0;
  #inEffect: PlayEntry<Move>[] = [];
  #dropped: readonly PlayEntry<Move>[] = [];
  #done: UndoableStep<Move>[] = [];
  /** Undone entries, the next one to redo last. */
  #undone: Undoable<Move>[] = [];
  #undosByEntry = new Map<number, readonly Entry<Move>[]>();
  #target = new Map<number, Undoable<Move>>();
  #secretViews: Entry<Move, SecretViewOp>[] = [];
  #unknown = -1;

  constructor(replaced: FindReplaced<Move> = () => -1) {
    this.#findReplaced = replaced;
  }

  get length(): number {
    return this.#length;
  }

  /** Copies the reader, so that a reading made from this one never changes. */
  copy(): Reader<Move> {
    const other = new Reader<Move>(this.#findReplaced);
    other.#length = this.#length;
    other.#inEffect = [...this.#inEffect];
    other.#dropped = this.#dropped;
    other.#done = [...this.#done];
    other.#undone = [...this.#undone];
    other.#undosByEntry = new Map(this.#undosByEntry);
    other.#target = new Map(this.#target);
    other.#secretViews = [...this.#secretViews];
    other.#unknown = this.#unknown;
    return other;
  }

  read(entry: Entry<Move>): void {
    if (this.#unknown < 0 && !isKnown(entry)) this.#unknown = this.#length;
    this.#length += 1;
    if (isSecretView(entry)) this.#secretViews.push(entry);
    else if (isAct(entry) || isCorrection(entry) || isHandOver(entry)) this.#addUndoable(entry);
    else if (entry.do === 'undo') this.#undoLast(entry);
    else if (entry.do === 'redo') this.#redoNext(entry);
  }

  reading(): LogReading<Move> {
    return {
      inEffect: this.#inEffect,
      undoable: this.#done.at(-1)?.entry,
      redoable: this.#undone.toReversed(),
      undone: this.#undosByEntry,
      target: this.#target,
      changed: changedBy(this.#done.map(({ entry }) => entry)),
      dropped: this.#dropped,
      handovers: this.#done.map(({ entry }) => entry).filter(isHandOver),
      views: this.#secretViews,
      unknown: this.#unknown
    };
  }

  #addUndoable(entry: Undoable<Move>): void {
    const before = this.#dropped;
    this.#dropped = [...this.#undone.filter(isAct).reverse(), ...before];
    if (this.#applyEntry(entry, entry)) this.#undone = [];
    else this.#dropped = before;
  }

  #undoLast(undo: Entry<Move>): void {
    const last = this.#done.pop();
    if (last === undefined) return;
    if (isCorrection(last.entry)) this.#inEffect = [...last.inEffect];
    else if (isAct(last.entry)) this.#inEffect.pop();
    this.#dropped = last.dropped;
    this.#undone.push(last.entry);
    this.#target.set(undo.seq, last.entry);
    this.#recordUndo(last.entry, undo);
  }

  #redoNext(redo: Entry<Move>): void {
    const last = this.#undone.pop();
    if (last === undefined) return;
    this.#applyEntry(last, redo);
    this.#target.set(redo.seq, last);
  }

  #recordUndo({ seq }: Entry<Move>, undoing: Entry<Move>): void {
    this.#undosByEntry.set(seq, [...(this.#undosByEntry.get(seq) ?? []), undoing]);
  }

  /** Applies an entry; `cause` is the entry itself, or the redo that restores it. False if there is nothing to correct. */
  #applyEntry(entry: Undoable<Move>, cause: Entry<Move>): boolean {
    const before = { entry, inEffect: this.#inEffect, dropped: this.#dropped };
    if (isCorrection(entry)) {
      const corrected = correct(this.#inEffect, entry.do);
      if (corrected === undefined) return false;
      for (const entry of corrected.dropped) this.#recordUndo(entry, cause);
      this.#inEffect = [...corrected.inEffect];
      this.#dropped = [...corrected.dropped, ...this.#dropped];
    } else if (isAct(entry)) {
      this.#inEffect.push(entry);
      this.#dropped = this.#withoutReplaced(entry);
    }
    this.#done.push(before);
    return true;
  }

  #withoutReplaced(entry: PlayEntry<Move>): readonly PlayEntry<Move>[] {
    const dropped = this.#dropped;
    if (dropped.length === 0) return dropped;
    const index = this.#findReplaced(dropped, entry);
    return index < 0 ? dropped : dropped.toSpliced(index, 1);
  }
}

/** Applies a correction; undefined if the players entered no such move. */
function correct<Move>(
  inEffect: readonly PlayEntry<Move>[],
  { correct: seq, move, drops }: Correction<Move>
): ActiveEntries<Move> | undefined {
  const correctedIndex = inEffect.findIndex(
    (entry) => entry.seq === seq && entry.by === 'table' && typeof entry.do !== 'string'
  );
  const old = inEffect[correctedIndex];
  if (old === undefined) return undefined;
  const from = inEffect.findIndex((entry, index) => index > correctedIndex && entry.seq === drops);
  const end = from < 0 ? inEffect.length : from;
  return {
    inEffect: [
      ...inEffect.slice(0, correctedIndex),
      { ...old, do: { move } },
      ...inEffect.slice(correctedIndex + 1, end)
    ],
    dropped: inEffect.slice(end)
  };
}

/** For each entry that was edited: the correction that replaces it. */
function changedBy<Move>(entries: readonly Undoable<Move>[]): LogReading<Move>['changed'] {
  const changed = new Map<number, Entry<Move, Correction<Move>>>();
  const latestSeq = new Map<number, number>();
  for (const entry of entries) {
    if (!isCorrection(entry)) continue;
    const { correct: seq } = entry.do;
    changed.set(latestSeq.get(seq) ?? seq, entry);
    latestSeq.set(seq, entry.seq);
  }
  return changed;
}

/** Whether an entry is a move or an end. */
export function isAct<Move>(entry: Entry<Move>): entry is PlayEntry<Move> {
  return isEnd(entry.do) || isOnly(entry, 'move');
}

const isEnd = isOneOf(ENDS);

/** Whether an entry replaces the move of an earlier entry. */
export function isCorrection<Move>(entry: Entry<Move>): entry is Entry<Move, Correction<Move>> {
  return isOnly(entry, 'correct', 'move') || isOnly(entry, 'correct', 'drops', 'move');
}

/** Whether an entry gives a seat to another person. */
export function isHandOver<Move>(entry: Entry<Move>): entry is Entry<Move, HandOver> {
  return isOnly(entry, 'seat', 'to');
}

/** Whether an entry records that a secret was viewed. */
export function isSecretView<Move>(entry: Entry<Move>): entry is Entry<Move, SecretViewOp> {
  return isOnly(entry, 'look');
}

/** Whether an operation has exactly these members. */
function isOnly({ do: action }: { readonly do: LogOp<unknown> }, ...members: readonly string[]): boolean {
  return (
    typeof action === 'object' &&
    Object.keys(action).length === members.length &&
    members.every((member) => Object.hasOwn(action, member))
  );
}

/** Whether this version knows this kind of entry; a newer version may have written others. */
export function isKnown<Move>(entry: Entry<Move>): boolean {
  if (typeof entry.do === 'string') return isEnd(entry.do) || entry.do === 'undo' || entry.do === 'redo';
  return isAct(entry) || isCorrection(entry) || isHandOver(entry) || isSecretView(entry);
}

/** The number of the last entry other than a secret view, 0 for none. While it stays the same, so does the match. */
export function momentOf<Move>(entries: readonly Entry<Move>[]): number {
  return entries.findLast((entry) => !isSecretView(entry))?.seq ?? 0;
}

/** Builds the next entry of a log. `at` is in milliseconds since 1970; it is moved forward if the last entry is later. */
export function nextEntry<Move>(
  match: string,
  entries: readonly Entry<Move>[],
  action: LogOp<Move>,
  source: EntrySource,
  time: number
): Entry<Move> {
  const last = entries.at(-1);
  return { match, seq: (last?.seq ?? 0) + 1, at: Math.max(time, last?.at ?? 0), by: source, do: action };
}

/** The log with one more entry; the given log is unchanged. The same log and entry always give the same array. */
export function append<Move>(entries: readonly Entry<Move>[], entry: Entry<Move>): readonly Entry<Move>[] {
  const cached = longerLogs.get(entries) as readonly Entry<Move>[] | undefined;
  if (cached?.length === entries.length + 1 && cached.at(-1) === entry) return cached;
  const extendedLog = [...entries, entry];
  longerLogs.set(entries, extendedLog);
  shorterLogs.set(extendedLog, entries);
  return extendedLog;
}

/** The log after one undo, or the same log if there is nothing to undo. */
export function undo<Move>(
  entries: readonly Entry<Move>[],
  source: EntrySource,
  time: number
): readonly Entry<Move>[] {
  const last = entries.at(-1);
  if (last === undefined || readLog(entries).undoable === undefined) return entries;
  return append(entries, nextEntry(last.match, entries, 'undo', source, time));
}

/** The log after one redo, or the same log if there is nothing to redo. */
export function redo<Move>(
  entries: readonly Entry<Move>[],
  source: EntrySource,
  time: number
): readonly Entry<Move>[] {
  const last = entries.at(-1);
  if (last === undefined || readLog(entries).redoable.length === 0) return entries;
  return append(entries, nextEntry(last.match, entries, 'redo', source, time));
}
