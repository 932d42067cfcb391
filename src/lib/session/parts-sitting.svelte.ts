import type { Entry } from '$lib/core';
import type { Database } from '$lib/storage/database';
import { readParts, saveParts, type SavedParts } from '$lib/storage/part-sets';
import type { SavedPartSet } from '$lib/storage/schema';
import { Trouble } from '$lib/storage/trouble';
import { lastSeq } from './kept';
import { listen, type Listening } from './listen';
import { keptParts } from './parts-kept';
import { reconcile, type Reader } from './reconcile';
import { Saving, type Saved } from './saving.svelte';

type Log = readonly Entry[];

/**
 * The facts of one open part set, and how far they have reached storage. What happens shows at once and is
 * written behind the screen; until it is written it is kept on this page.
 */
export class PartsSitting {
  set: SavedPartSet = $state.raw() as SavedPartSet;
  entries: Log = $state.raw([]);
  /** What happened to the set in another tab, in one sentence. */
  notice: string | undefined = $state.raw();
  readonly database: Database;
  /** Set by the open set, which knows the words for its moves. */
  called: Reader['called'] = () => 'What was done last here';

  readonly #saving = new Saving(
    () => this.#next(),
    () => this.#drained()
  );
  #listening: Listening | undefined;
  #screens = 0;
  #savedSeq: number;
  #newSet = false;
  #stale = false;

  /** `savedSeq` is the last entry that storage has; -1 where it has not even the set. */
  constructor(facts: SavedParts, database: Database, savedSeq = lastSeq(facts.entries)) {
    this.database = database;
    this.set = facts.set;
    this.entries = facts.entries;
    this.#savedSeq = savedSeq;
  }

  get saved(): Saved {
    return this.#saving.state;
  }

  get trouble(): Trouble | undefined {
    return this.#saving.trouble;
  }

  /** A screen shows the set: it listens to storage and to other tabs, and writes what is waiting. */
  enter(): void {
    this.#screens += 1;
    this.#listening ??= listen(this.database, this.set.id, {
      check: () => this.#check(),
      connection: (trouble) => {
        if (trouble?.code === 'updated') this.notice = trouble.sentence;
        this.#check();
      },
      unsaved: () => this.saved === 'waiting'
    });
    if (this.#unwritten()) this.#touch();
  }

  /** The screen is left. Listening ends once everything is written. */
  leave(): void {
    this.#screens -= 1;
    if (this.#next() === undefined) this.#drained();
  }

  /** Resolves when everything is written, or must wait. */
  settled(): Promise<void> {
    return this.#saving.wake();
  }

  add(entry: Entry): void {
    this.entries = [...this.entries, entry];
    this.notice = undefined;
    this.#touch();
  }

  rename(name: string): void {
    this.set = { ...this.set, name };
    this.#newSet = true;
    this.#touch();
  }

  #touch(): void {
    keptParts.set(this.set.id, this);
    if (this.saved === 'saved') this.#saving.state = 'saving';
    void this.#saving.wake();
  }

  #check(): void {
    this.#stale = true;
    void this.#saving.wake();
  }

  #drained(): void {
    if (this.#unwritten()) return;
    if (keptParts.get(this.set.id) === this) keptParts.delete(this.set.id);
    if (this.#screens > 0) return;
    this.#listening?.stop();
    this.#listening = undefined;
    this.#saving.stop();
  }

  #unwritten(): boolean {
    return lastSeq(this.entries) > this.#savedSeq || this.#newSet;
  }

  #next(): (() => Promise<void>) | undefined {
    if (this.#unwritten()) return () => this.#write();
    return this.#stale ? () => this.#reload() : undefined;
  }

  async #write(): Promise<void> {
    const { set, entries } = this;
    try {
      await saveParts(this.database, { set, entries, from: this.#savedSeq + 1, newSet: this.#newSet });
    } catch (error) {
      if (error instanceof Trouble && error.code === 'taken') return this.#reload();
      throw error;
    }
    this.#savedSeq = lastSeq(entries);
    if (this.set === set) this.#newSet = false;
    this.#listening?.tell();
  }

  /** Brings the page up to what storage has. */
  async #reload(): Promise<void> {
    const stored = await readParts(this.database, this.set.id);
    this.#stale = false;
    this.#savedSeq = stored === undefined ? -1 : lastSeq(stored.entries);
    if (stored === undefined) return;
    if (!this.#newSet) this.set = stored.set;
    const reader = { sameAsks: () => true, called: this.called };
    const page = { entries: this.entries, taps: [], playedTaps: [] };
    const come = reconcile(page, stored.entries, reader);
    this.entries = come.entries;
    this.notice = come.notice ?? this.notice;
  }
}
