import type { Entry, Table } from '$lib/core';
import type { Database } from '$lib/storage/database';
import type { Draft, Result, SavedMatch } from '$lib/storage/schema';
import { readSitting, saveDraft, saveSitting } from '$lib/storage/sittings';
import { Trouble } from '$lib/storage/trouble';
import { kept, lastSeq, type Kept } from './kept';
import { guardPage, whenAwake } from './listen';
import { reconcile } from './reconcile';
import { Saving, type Saved } from './saving.svelte';
import { otherTabs, type Line } from './tabs';

type Log = readonly Entry[];
type Taps = readonly object[];

/** What a sitting, which knows no rules, must be told when another tab has played on. */
export interface Reader {
  /** Whether the table is asked the same after both logs, so that half-made taps still answer it. */
  sameAsks(one: Log, other: Log): boolean;
  /** What entries are called in a sentence. */
  called(entries: Log): string;
}

/**
 * The facts of one open match, and how far they have reached storage. A fact shows at once and is
 * written behind the screen; until it is written it is kept on this page, also when the screen of
 * the match is left.
 */
export class Sitting implements Kept {
  match: SavedMatch = $state.raw() as SavedMatch;
  entries: Log = $state.raw([]);
  taps: Taps = $state.raw([]);
  result: Result | undefined = $state.raw();
  /** What happened to the match in another tab, in one sentence. */
  notice: string | undefined = $state.raw();
  savedSeq: number;
  reader: Reader | undefined;

  readonly #database: Database;
  readonly #saving = new Saving(
    () => this.#next(),
    () => this.#drained()
  );
  #line: Line | undefined;
  #stop: (() => void)[] = [];
  #left = false;
  /** What is waiting besides entries. */
  #newTable = false;
  #newResult = false;
  #newTaps = false;
  #stale = false;
  /** The taps that became the first entry still waiting. */
  #playedTaps: Taps = [];

  constructor(facts: Kept, database: Database) {
    this.#database = database;
    this.match = facts.match;
    this.entries = facts.entries;
    this.taps = facts.draft?.after === lastSeq(facts.entries) ? facts.draft.taps : [];
    this.result = facts.result;
    this.savedSeq = facts.savedSeq;
  }

  get saved(): Saved {
    return this.#saving.state;
  }

  get trouble(): Trouble | undefined {
    return this.#saving.trouble;
  }

  get draft(): Draft {
    return { match: this.match.id, after: lastSeq(this.entries), taps: this.taps };
  }

  /** Begins to listen to storage and to other tabs, and to write what is waiting. */
  enter(): void {
    this.#left = false;
    if (this.#stop.length > 0) return;
    const line = otherTabs(this.#database.name, (told) => {
      if (told.match === this.match.id) this.#check();
    });
    this.#line = line;
    this.#stop = [
      () => line.close(),
      this.#database.watch((trouble) => this.#connectionChanged(trouble)),
      whenAwake(() => this.#check()),
      guardPage(() => this.saved === 'waiting')
    ];
    if (this.#unwritten()) this.#touch();
  }

  /** The screen is left. Listening ends once everything is written. */
  leave(): void {
    this.#left = true;
    if (!this.#unwritten() && !this.#newTaps) this.#dispose();
  }

  /** Resolves when everything is written, or must wait. */
  settled(): Promise<void> {
    return this.#saving.wake();
  }

  /** One more line of the log, with the result if the match is finished by it. */
  add(entry: Entry, result: Result | undefined): void {
    if (!this.#unwritten()) this.#playedTaps = this.taps;
    this.entries = [...this.entries, entry];
    this.result = result;
    this.taps = [];
    this.notice = undefined;
    this.#touch();
  }

  /** A result that no entry brings about: today's rules find the match finished. */
  finish(result: Result): void {
    this.result = result;
    this.#newResult = true;
    this.#touch();
  }

  changeTaps(taps: Taps): void {
    this.taps = taps;
    this.#newTaps = true;
    void this.#saving.wake();
  }

  changeTable(table: Table): void {
    this.match = { ...this.match, table };
    this.#newTable = true;
    this.#touch();
  }

  #touch(): void {
    kept.set(this.match.id, this);
    if (this.saved === 'saved') this.#saving.state = 'saving';
    void this.#saving.wake();
  }

  #check(): void {
    this.#stale = true;
    void this.#saving.wake();
  }

  #connectionChanged(trouble: Trouble | undefined): void {
    if (trouble?.code === 'updated') this.notice = trouble.sentence;
    this.#check();
  }

  #unwritten(): boolean {
    return lastSeq(this.entries) > this.savedSeq || this.#newTable || this.#newResult;
  }

  #next(): (() => Promise<void>) | undefined {
    if (this.#unwritten()) return () => this.#write();
    if (this.#stale) return () => this.#reload();
    if (this.#newTaps) return () => this.#writeTaps();
    return undefined;
  }

  #drained(): void {
    if (kept.get(this.match.id) === this) kept.delete(this.match.id);
    if (this.#left) this.#dispose();
  }

  #dispose(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#saving.stop();
  }

  async #write(): Promise<void> {
    const { match, entries, draft, taps, result } = this;
    try {
      await saveSitting(this.#database, {
        match,
        entries,
        from: this.savedSeq + 1,
        newTable: this.#newTable,
        draft: taps.length === 0 ? undefined : draft,
        result
      });
    } catch (error) {
      if (error instanceof Trouble && error.code === 'taken') return this.#reload();
      throw error;
    }
    this.savedSeq = lastSeq(entries);
    if (this.match === match) this.#newTable = false;
    if (this.result === result) this.#newResult = false;
    if (this.taps === taps) this.#newTaps = false;
    this.#stale = false;
    this.#line?.tell({ match: match.id, seq: this.savedSeq });
  }

  async #writeTaps(): Promise<void> {
    const { draft, taps } = this;
    await saveDraft(this.#database, draft);
    if (this.taps === taps) this.#newTaps = false;
  }

  /** Brings the page up to what storage has. */
  async #reload(): Promise<void> {
    const stored = await readSitting(this.#database, this.match.id);
    this.#stale = false;
    const before = this.entries;
    const { entries, savedSeq, lost } = reconcile(before, stored?.entries ?? []);
    this.savedSeq = stored === undefined ? -1 : savedSeq;
    if (stored !== undefined && !this.#newTable) this.match = stored.match;
    if (entries === before) return;
    const taps = this.taps.length > 0 || lost.length === 0 ? this.taps : this.#playedTaps;
    const tappedAfter = taps === this.taps ? before : before.slice(0, before.length - lost.length);
    const fits = taps.length === 0 || this.reader?.sameAsks(tappedAfter, entries) === true;
    this.entries = entries;
    this.result = stored?.result;
    this.#newResult = false;
    this.taps = fits ? taps : [];
    this.#newTaps = taps.length > 0;
    this.notice = this.#noticeOf(lost, fits);
  }

  #noticeOf(lost: Log, draftFits: boolean): string | undefined {
    if (lost.length > 0) {
      const called = this.reader?.called(lost) ?? 'what was typed here';
      return `Another tab played on, and this page now shows its log; ${called} was not saved: enter it again if it still belongs there.`;
    }
    return draftFits
      ? this.notice
      : 'Another tab played on, and this page now shows its log; the taps made here answer nothing any more and were cleared.';
  }
}
