import {
  END_OPERATIONS,
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
export type UndoableEntry<Move> = Entry<Move, PlayOp<Move> | Correction<Move> | HandOver>;

/** The result of reading a log with its undos, redos and corrections applied. */
export interface LogReading<Move> {
  /** The moves in effect, oldest first, with corrections applied; an end can only be the last. */
  readonly inEffect: readonly PlayEntry<Move>[];
  /** The entry that undo would revert; undefined if there is none. */
  readonly undoableEntry: UndoableEntry<Move> | undefined;
  /** The entries that redo would restore, the next one first. */
  readonly redoableEntries: readonly UndoableEntry<Move>[];
  /**
   * For each entry that was ever reverted or dropped: the undos, corrections and redone corrections that did so, oldest
   * first. Entries that were restored since are included.
   */
  readonly undosBySeq: ReadonlyMap<number, readonly Entry<Move>[]>;
  /** For each undo and redo: the entry that it reverted or restored. */
  readonly targetBySeq: ReadonlyMap<number, UndoableEntry<Move>>;
  /** For each move and correction that was edited: the correction that replaces it. */
  readonly corrections: ReadonlyMap<number, Entry<Move, Correction<Move>>>;
  /**
   * Every move or end that a correction dropped, or that was undone and can no longer be redone, oldest first. Only the
   * rules know which of them were entered again since: `findDroppedEntries` leaves those out.
   */
  readonly droppedEntries: readonly PlayEntry<Move>[];
  /** The replacements of players that are in effect, oldest first. */
  readonly handovers: readonly Entry<Move, HandOver>[];
  /** Every view of a secret, oldest first. */
  readonly views: readonly Entry<Move, SecretViewOp>[];
  /** The index, from 0, of the first entry of a kind that this version does not know; -1 if there is none. */
  readonly unknownIndex: number;
}

/**
 * Finds the dropped entry that a new entry replaces. Returns its index, or -1 for none. `droppedEntries` is never
 * empty, and its oldest entry comes first.
 */
export type FindReplaced<Move> = (
  droppedEntries: readonly PlayEntry<Move>[],
  entry: PlayEntry<Move>
) => number;

/** The entries in effect, and the entries dropped. */
interface ActiveEntries<Move> {
  readonly inEffect: readonly PlayEntry<Move>[];
  readonly dropped: readonly PlayEntry<Move>[];
}

/** An entry that one undo reverts, with the state of the log before it. */
interface UndoableStep<Move> extends ActiveEntries<Move> {
  readonly entry: UndoableEntry<Move>;
}

/** Caches one reading per log, with the log's length at that time; a screen reads the same log many times. */
const readingCache = new WeakMap<
  readonly unknown[],
  { readonly length: number; readonly reader: unknown; readonly reading: unknown }
>();

/**
 * `longerLogs` maps a log to the log with one more entry. `shorterLogs` maps the longer log back, until the longer log
 * is read. Weak maps let old logs be collected.
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
  const cachedReading = readingCache.get(entries);
  if (cachedReading?.length === entries.length) return cachedReading.reading as LogReading<Move>;
  const reader = readerBefore(entries) ?? new Reader<Move>();
  for (const entry of entries.slice(reader.length)) reader.read(entry);
  const reading = reader.result();
  shorterLogs.delete(entries);
  readingCache.set(entries, { length: entries.length, reader, reading });
  return reading;
}

/**
 * The dropped entries of a log that were not entered again, oldest first. `findReplacedIndex` finds those that were.
 */
export function findDroppedEntries<Move>(
  entries: readonly Entry<Move>[],
  findReplacedIndex: FindReplaced<Move>
): readonly PlayEntry<Move>[] {
  const reader = new Reader<Move>(findReplacedIndex);
  for (const entry of entries) reader.read(entry);
  return reader.result().droppedEntries;
}

/**
 * Copies the reader of the log that is one entry shorter, so that reading can continue from there. Undefined if that
 * log was not read.
 */
function readerBefore<Move>(entries: readonly Entry<Move>[]): Reader<Move> | undefined {
  const readingBefore = readingCache.get(shorterLogs.get(entries) ?? []);
  return readingBefore?.length === entries.length - 1
    ? (readingBefore.reader as Reader<Move>).copy()
    : undefined;
}

/** Reads a log entry by entry. */
class Reader<Move> {
  readonly #findReplaced: FindReplaced<Move>;
  #length = 0;
  #inEffect: PlayEntry<Move>[] = [];
  #dropped: readonly PlayEntry<Move>[] = [];
  #done: UndoableStep<Move>[] = [];
  /** Undone entries, the next one to redo last. */
  #undone: UndoableEntry<Move>[] = [];
  #undosByEntry = new Map<number, readonly Entry<Move>[]>();
  #target = new Map<number, UndoableEntry<Move>>();
  #secretViews: Entry<Move, SecretViewOp>[] = [];
  #unknown = -1;

  constructor(findReplaced: FindReplaced<Move> = () => -1) {
    this.#findReplaced = findReplaced;
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
    else if (isPlayEntry(entry) || isCorrection(entry) || isHandOver(entry)) this.#addUndoable(entry);
    else if (entry.do === 'undo') this.#undoLast(entry);
    else if (entry.do === 'redo') this.#redoNext(entry);
  }

  result(): LogReading<Move> {
    return {
      inEffect: this.#inEffect,
      undoableEntry: this.#done.at(-1)?.entry,
      redoableEntries: this.#undone.toReversed(),
      undosBySeq: this.#undosByEntry,
      targetBySeq: this.#target,
      corrections: correctionsBySeq(this.#done.map(({ entry }) => entry)),
      droppedEntries: this.#dropped,
      handovers: this.#done.map(({ entry }) => entry).filter(isHandOver),
      views: this.#secretViews,
      unknownIndex: this.#unknown
    };
  }

  #addUndoable(entry: UndoableEntry<Move>): void {
    const droppedBefore = this.#dropped;
    this.#dropped = [...this.#undone.filter(isPlayEntry).reverse(), ...droppedBefore];
    if (this.#applyEntry(entry, entry)) this.#undone = [];
    else this.#dropped = droppedBefore;
  }

  #undoLast(undoEntry: Entry<Move>): void {
    const last = this.#done.pop();
    if (last === undefined) return;
    if (isCorrection(last.entry)) this.#inEffect = [...last.inEffect];
    else if (isPlayEntry(last.entry)) this.#inEffect.pop();
    this.#dropped = last.dropped;
    this.#undone.push(last.entry);
    this.#target.set(undoEntry.seq, last.entry);
    this.#recordUndo(last.entry, undoEntry);
  }

  #redoNext(redoEntry: Entry<Move>): void {
    const last = this.#undone.pop();
    if (last === undefined) return;
    this.#applyEntry(last, redoEntry);
    this.#target.set(redoEntry.seq, last);
  }

  #recordUndo({ seq }: Entry<Move>, undoEntry: Entry<Move>): void {
    this.#undosByEntry.set(seq, [...(this.#undosByEntry.get(seq) ?? []), undoEntry]);
  }

  /**
   * Applies an entry. `causingEntry` is the entry itself, or the redo that restores it. False if there is nothing to
   * correct.
   */
  #applyEntry(entry: UndoableEntry<Move>, causingEntry: Entry<Move>): boolean {
    const stepBefore = { entry, inEffect: this.#inEffect, dropped: this.#dropped };
    if (isCorrection(entry)) {
      const corrected = applyCorrection(this.#inEffect, entry.do);
      if (corrected === undefined) return false;
      for (const entry of corrected.dropped) this.#recordUndo(entry, causingEntry);
      this.#inEffect = [...corrected.inEffect];
      this.#dropped = [...corrected.dropped, ...this.#dropped];
    } else if (isPlayEntry(entry)) {
      this.#inEffect.push(entry);
      this.#dropped = this.#withoutReplaced(entry);
    }
    this.#done.push(stepBefore);
    return true;
  }

  #withoutReplaced(entry: PlayEntry<Move>): readonly PlayEntry<Move>[] {
    const droppedEntries = this.#dropped;
    if (droppedEntries.length === 0) return droppedEntries;
    const index = this.#findReplaced(droppedEntries, entry);
    return index < 0 ? droppedEntries : droppedEntries.toSpliced(index, 1);
  }
}

/** Applies a correction; undefined if it corrects no move of the players that is in effect. */
function applyCorrection<Move>(
  activeEntries: readonly PlayEntry<Move>[],
  { correct: seq, move, drops }: Correction<Move>
): ActiveEntries<Move> | undefined {
  const correctedIndex = activeEntries.findIndex(
    (entry) => entry.seq === seq && entry.by === 'table' && typeof entry.do !== 'string'
  );
  const oldEntry = activeEntries[correctedIndex];
  if (oldEntry === undefined) return undefined;
  const firstDroppedIndex = activeEntries.findIndex(
    (entry, index) => index > correctedIndex && entry.seq === drops
  );
  const afterDropped = firstDroppedIndex < 0 ? activeEntries.length : firstDroppedIndex;
  return {
    inEffect: [
      ...activeEntries.slice(0, correctedIndex),
      { ...oldEntry, do: { move } },
      ...activeEntries.slice(correctedIndex + 1, afterDropped)
    ],
    dropped: activeEntries.slice(afterDropped)
  };
}

/** For each entry that was edited: the correction that replaces it. */
function correctionsBySeq<Move>(entries: readonly UndoableEntry<Move>[]): LogReading<Move>['corrections'] {
  const corrections = new Map<number, Entry<Move, Correction<Move>>>();
  const latestSeq = new Map<number, number>();
  for (const entry of entries) {
    if (!isCorrection(entry)) continue;
    const { correct: seq } = entry.do;
    corrections.set(latestSeq.get(seq) ?? seq, entry);
    latestSeq.set(seq, entry.seq);
  }
  return corrections;
}

/** Whether an entry is a move or an end. */
export function isPlayEntry<Move>(entry: Entry<Move>): entry is PlayEntry<Move> {
  return isEnd(entry.do) || hasOnlyMembers(entry, 'move');
}

const isEnd = isOneOf(END_OPERATIONS);

/** Whether an entry replaces the move of an earlier entry. */
export function isCorrection<Move>(entry: Entry<Move>): entry is Entry<Move, Correction<Move>> {
  return hasOnlyMembers(entry, 'correct', 'move') || hasOnlyMembers(entry, 'correct', 'drops', 'move');
}

/** Whether an entry gives a seat to another person. */
export function isHandOver<Move>(entry: Entry<Move>): entry is Entry<Move, HandOver> {
  return hasOnlyMembers(entry, 'seat', 'to');
}

/** Whether an entry records that a secret was viewed. */
export function isSecretView<Move>(entry: Entry<Move>): entry is Entry<Move, SecretViewOp> {
  return hasOnlyMembers(entry, 'look');
}

/** Whether an operation has exactly these members. */
function hasOnlyMembers(
  { do: action }: { readonly do: LogOp<unknown> },
  ...members: readonly string[]
): boolean {
  return (
    typeof action === 'object' &&
    Object.keys(action).length === members.length &&
    members.every((member) => Object.hasOwn(action, member))
  );
}

/** Whether this version knows this kind of entry; a newer version may have written others. */
export function isKnown<Move>(entry: Entry<Move>): boolean {
  if (typeof entry.do === 'string') return isEnd(entry.do) || entry.do === 'undo' || entry.do === 'redo';
  return isPlayEntry(entry) || isCorrection(entry) || isHandOver(entry) || isSecretView(entry);
}

/** The number of the last entry other than a secret view, 0 for none. While it stays the same, so does the match. */
export function eventTimeOf<Move>(entries: readonly Entry<Move>[]): number {
  return entries.findLast((entry) => !isSecretView(entry))?.seq ?? 0;
}

/**
 * Builds the next entry of a log. `time` is in milliseconds since 1970. If the last entry is later, the new entry gets
 * that entry's time.
 */
export function nextEntry<Move>(
  matchId: string,
  entries: readonly Entry<Move>[],
  action: LogOp<Move>,
  source: EntrySource,
  time: number
): Entry<Move> {
  const last = entries.at(-1);
  return {
    match: matchId,
    seq: (last?.seq ?? 0) + 1,
    at: Math.max(time, last?.at ?? 0),
    by: source,
    do: action
  };
}

/** The log with one more entry; the given log is unchanged. The same log and entry always give the same array. */
export function appendEntry<Move>(
  entries: readonly Entry<Move>[],
  entry: Entry<Move>
): readonly Entry<Move>[] {
  const cachedLog = longerLogs.get(entries) as readonly Entry<Move>[] | undefined;
  if (cachedLog?.length === entries.length + 1 && cachedLog.at(-1) === entry) return cachedLog;
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
  if (last === undefined || readLog(entries).undoableEntry === undefined) return entries;
  return appendEntry(entries, nextEntry(last.match, entries, 'undo', source, time));
}

/** The log after one redo, or the same log if there is nothing to redo. */
export function redo<Move>(
  entries: readonly Entry<Move>[],
  source: EntrySource,
  time: number
): readonly Entry<Move>[] {
  const last = entries.at(-1);
  if (last === undefined || readLog(entries).redoableEntries.length === 0) return entries;
  return appendEntry(entries, nextEntry(last.match, entries, 'redo', source, time));
}
