import type { Entry, Table } from '$lib/core';
import type { Database } from '$lib/storage/database';
import type { Draft, Result, SavedMatch } from '$lib/storage/schema';
import { readSitting, saveDraft, saveSitting } from '$lib/storage/sittings';
import { Trouble } from '$lib/storage/trouble';
import { kept, lastSeq, type Kept } from './kept';
import { listen, type Listening } from './listen';
import { reconcile, type Reader } from './reconcile';
import { Saving, type Saved } from './saving.svelte';

type Log = readonly Entry[];
type Taps = readonly object[];

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
  /** Set by the open match, which knows the rules. */
  reader: Reader = { sameAsks: () => false, called: () => 'what was entered last here' };
  readonly database: Database;

  readonly #saving = new Saving(
    () => this.#next(),
    () => this.#drained()
  );
  #listening: Listening | undefined;
  #screens = 0;
  #resting = false;
  /** What is waiting besides entries. */
  #newTable = false;
  #newResult = false;
  #newTaps = false;
  #stale = false;
  /** The taps that became the first entry still waiting. */
  #playedTaps: Taps = [];

  constructor(facts: Kept, database: Database) {
    this.database = database;
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

  /** A screen shows the match: it listens to storage and to other tabs, and writes what is waiting. */
  enter(): void {
    this.#screens += 1;
    this.#listen();
    if (this.#unwritten()) this.#touch();
  }

  /** The screen is left. Listening ends once everything is written. */
  leave(): void {
    this.#screens -= 1;
    if (this.#next() === undefined) this.#drained();
  }

  rest(resting: boolean): void {
    this.#resting = resting;
    if (resting) this.#stopListening();
    else {
      this.#listen();
      this.#touch();
    }
  }

  /** Resolves when everything is written, or must wait. */
  settled(): Promise<void> {
    return this.#saving.wake();
  }

  /** One more line of the log, with the result if the match is finished by it, and the taps that stand then. */
  add(entry: Entry, result: Result | undefined, taps: Taps): void {
    if (!this.#unwritten()) this.#playedTaps = this.taps;
    this.entries = [...this.entries, entry];
    this.result = result;
    this.taps = taps;
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

  #listen(): void {
    this.#listening ??= listen(this.database, this.match.id, {
      check: () => this.#check(),
      connection: (trouble) => {
        if (trouble?.code === 'updated') this.notice = trouble.sentence;
        this.#check();
      },
      unsaved: () => this.saved === 'waiting'
    });
  }

  #stopListening(): void {
    this.#listening?.stop();
    this.#listening = undefined;
    this.#saving.stop();
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

  #drained(): void {
    if (this.#unwritten()) return;
    if (kept.get(this.match.id) === this) kept.delete(this.match.id);
    if (this.#screens === 0) this.#stopListening();
  }

  #unwritten(): boolean {
    return lastSeq(this.entries) > this.savedSeq || this.#newTable || this.#newResult;
  }

  #next(): (() => Promise<void>) | undefined {
    if (this.#resting) return undefined;
    if (this.#unwritten()) return () => this.#write();
    if (this.#stale) return () => this.#reload();
    if (this.#newTaps) return () => this.#writeTaps();
    return undefined;
  }

  async #write(): Promise<void> {
    const { match, entries, draft, taps, result, savedSeq } = this;
    const kept = { match, entries, result, draft: taps.length === 0 ? undefined : draft };
    try {
      await saveSitting(this.database, { ...kept, from: savedSeq + 1, newTable: this.#newTable });
    } catch (error) {
      if (error instanceof Trouble && error.code === 'taken') return this.#reload();
      throw error;
    }
    this.savedSeq = lastSeq(entries);
    if (this.match === match) this.#newTable = false;
    if (this.result === result) this.#newResult = false;
    if (this.taps === taps) this.#newTaps = false;
    this.#listening?.tell();
  }

  async #writeTaps(): Promise<void> {
    const { draft, taps } = this;
    await saveDraft(this.database, draft);
    if (this.taps === taps) this.#newTaps = false;
  }

  /** Brings the page up to what storage has. */
  async #reload(): Promise<void> {
    const stored = await readSitting(this.database, this.match.id);
    this.#stale = false;
    this.savedSeq = stored === undefined ? -1 : lastSeq(stored.entries);
    if (stored === undefined) return;
    if (!this.#newTable) this.match = stored.match;
    const { entries, taps } = this;
    const come = reconcile({ entries, taps, playedTaps: this.#playedTaps }, stored.entries, this.reader);
    if (come.entries === entries) return;
    this.entries = come.entries;
    this.result = stored.result;
    this.#newResult = false;
    this.#newTaps = come.taps.length > 0 || taps.length > 0;
    this.taps = come.taps;
    this.notice = come.notice ?? this.notice;
  }
}
