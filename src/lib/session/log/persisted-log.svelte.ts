import { appendEntry, type Entry } from '$lib/core';
import type { Database } from '$lib/storage/database/database';
import type { Draft, Result } from '$lib/storage/database/schema';
import { StorageError } from '$lib/storage/database/storage-error';
import { lastSeq, type LogRecord, type PendingWrite } from './log-record';
import { listenToTabs, type TabSync } from './tab-sync';
import { mergeLog, type MergeContext } from './merge-log';
import { WriteQueue, type SaveState } from './write-queue.svelte';
import * as say from '$lib/session/strings/en/session';

type Log = readonly Entry[];
type Taps = readonly object[];

/** Stores logs of one kind: in the database, and in memory as long as they are not fully saved. */
export interface LogStore<Head extends { readonly id: string }> {
  read(database: Database, id: string): Promise<LogRecord<Head> | undefined>;
  /** Rejects with the StorageError `taken` if another tab wrote one of these entries first. */
  write(database: Database, pendingWrite: PendingWrite<Head>): Promise<void>;
  writeTaps(database: Database, draft: Draft): Promise<void>;
  /** Holds an open log in memory until it is released, even after its screen is left. */
  keep(log: PersistedLog<Head>): void;
  release(log: PersistedLog<Head>): void;
}

/**
 * One open log, of a match or of a part set, and how far it has been saved. Entries show at once and are saved in the
 * background; until then they stay in memory, even after the screen is left.
 */
export class PersistedLog<Head extends { readonly id: string }> implements LogRecord<Head> {
  head: Head = $state.raw() as Head;
  entries: Log = $state.raw([]);
  taps: Taps = $state.raw([]);
  result: Result | undefined = $state.raw();
  /** A message about changes made in another tab. */
  notice: string | undefined = $state.raw();
  /** The number of the last saved entry; -1 if not even the head is saved. */
  savedSeq: number;
  /** Set by the code that opens the log and knows its rules. */
  mergeContext: MergeContext = { hasSameAsks: () => false, describeLost: () => say.lastLine };
  readonly database: Database;

  readonly #archive: LogStore<Head>;
  readonly #writeQueue = new WriteQueue(
    () => this.#nextWrite(),
    () => this.#releaseIfSaved()
  );
  #tabSync: TabSync | undefined;
  #screenCount = 0;
  #isPaused = false;
  /** Flags for unsaved data other than entries. */
  #isHeadUnsaved = false;
  #isResultUnsaved = false;
  #areTapsUnsaved = false;
  #isStale = false;
  /** The taps that led to the first unsaved entry. */
  #playedTaps: Taps = [];

  constructor(
    record: LogRecord<Head>,
    store: LogStore<Head>,
    database: Database,
    savedSeq = lastSeq(record.entries)
  ) {
    this.database = database;
    this.#archive = store;
    this.head = record.head;
    this.entries = record.entries;
    this.taps = record.draft?.after === lastSeq(record.entries) ? record.draft.taps : [];
    this.result = record.result;
    this.savedSeq = savedSeq;
  }

  get saveState(): SaveState {
    return this.#writeQueue.state;
  }

  get error(): StorageError | undefined {
    return this.#writeQueue.error;
  }

  get draft(): Draft {
    const { tapVersion: version = 1 } = this.mergeContext;
    return { match: this.head.id, after: lastSeq(this.entries), version, taps: this.taps };
  }

  /**
   * Call when a screen shows the log: starts listening to storage and other tabs, and saves pending data. The returned
   * function leaves again; listening ends once everything is saved.
   */
  enter(): () => void {
    this.#screenCount += 1;
    this.#listen();
    if (this.#isUnsaved()) this.#keepAndSave();
    let hasLeft = false;
    return () => {
      if (!hasLeft) this.#leave();
      hasLeft = true;
    };
  }

  /** Pauses or resumes saving. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (isPaused) this.#stopListening();
    else {
      this.#listen();
      this.#keepAndSave();
    }
  }

  /** Resolves when everything is saved, or has to wait. */
  whenSaved(): Promise<void> {
    return this.#writeQueue.flush();
  }

  /** Adds an entry, with the result if it finishes the match, and the taps after it. */
  add(entry: Entry, result?: Result, taps: Taps = []): void {
    if (!this.#isUnsaved()) this.#playedTaps = this.taps;
    this.entries = appendEntry(this.entries, entry);
    this.result = result;
    this.taps = taps;
    this.notice = undefined;
    this.#keepAndSave();
  }

  /** Sets a result without an entry, if the match is already finished by today's rules. */
  finish(result: Result): void {
    this.result = result;
    this.#isResultUnsaved = true;
    this.#keepAndSave();
  }

  changeTaps(taps: Taps): void {
    this.taps = taps;
    this.#areTapsUnsaved = true;
    this.#save();
  }

  changeHead(change: Partial<Head>): void {
    this.head = { ...this.head, ...change };
    this.#isHeadUnsaved = true;
    this.#keepAndSave();
  }

  #leave(): void {
    this.#screenCount -= 1;
    if (this.#nextWrite() === undefined) this.#releaseIfSaved();
  }

  #listen(): void {
    this.#tabSync ??= listenToTabs(this.database, this.head.id, {
      checkStorage: () => this.#checkStorage(),
      connection: (error) => {
        if (error?.code === 'updated') this.notice = error.sentence;
        this.#checkStorage();
      },
      hasUnsaved: () => this.saveState === 'waiting'
    });
  }

  #stopListening(): void {
    this.#tabSync?.stop();
    this.#tabSync = undefined;
    this.#writeQueue.stop();
  }

  #keepAndSave(): void {
    this.#archive.keep(this);
    this.#save();
  }

  /** Data counts as saved only once storage confirms it. */
  #save(): void {
    if (this.saveState === 'saved') this.#writeQueue.state = 'saving';
    void this.#writeQueue.flush();
  }

  #checkStorage(): void {
    this.#isStale = true;
    void this.#writeQueue.flush();
  }

  #releaseIfSaved(): void {
    if (this.#isUnsaved()) return;
    this.#archive.release(this);
    if (this.#screenCount === 0) this.#stopListening();
  }

  #isUnsaved(): boolean {
    return lastSeq(this.entries) > this.savedSeq || this.#isHeadUnsaved || this.#isResultUnsaved;
  }

  #nextWrite(): (() => Promise<void>) | undefined {
    if (this.#isPaused) return undefined;
    if (this.#isUnsaved()) return () => this.#write();
    if (this.#isStale) return () => this.#reload();
    if (this.#areTapsUnsaved) return () => this.#writeTaps();
    return undefined;
  }

  async #write(): Promise<void> {
    const { head, entries, draft, taps, result, savedSeq } = this;
    const record = { head, entries, result, draft: taps.length === 0 ? undefined : draft };
    try {
      await this.#archive.write(this.database, {
        ...record,
        from: savedSeq + 1,
        newHead: this.#isHeadUnsaved
      });
    } catch (error) {
      if (error instanceof StorageError && error.code === 'taken') return this.#reload();
      throw error;
    }
    this.savedSeq = lastSeq(entries);
    if (this.head === head) this.#isHeadUnsaved = false;
    if (this.result === result) this.#isResultUnsaved = false;
    if (this.taps === taps) this.#areTapsUnsaved = false;
    this.#tabSync?.notify();
  }

  async #writeTaps(): Promise<void> {
    const { draft, taps } = this;
    await this.#archive.writeTaps(this.database, draft);
    if (this.taps === taps) this.#areTapsUnsaved = false;
  }

  /** Merges the stored log into the page. */
  async #reload(): Promise<void> {
    const storedRecord = await this.#archive.read(this.database, this.head.id);
    this.#isStale = false;
    this.savedSeq = storedRecord === undefined ? -1 : lastSeq(storedRecord.entries);
    if (storedRecord === undefined) return;
    if (!this.#isHeadUnsaved) this.head = storedRecord.head;
    const { entries, taps } = this;
    const merged = mergeLog(
      { entries, taps, playedTaps: this.#playedTaps },
      storedRecord.entries,
      this.mergeContext
    );
    if (merged.entries === entries) return;
    this.entries = merged.entries;
    this.result = storedRecord.result;
    this.#isResultUnsaved = false;
    this.#areTapsUnsaved = merged.taps.length > 0 || taps.length > 0;
    this.taps = merged.taps;
    this.notice = merged.notice ?? this.notice;
  }
}
