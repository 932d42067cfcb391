import { isAskTap, isSameFact, type AskTap } from '$lib/core';
import type { SavedMatch } from '$lib/storage/database/schema';
import { cloneJson } from '$lib/session/log/log-record';
import type { PersistedLog } from '$lib/session/log/persisted-log.svelte';

/** The taps of the incomplete move, undone and redone one by one. */
export class Taps {
  readonly #log: PersistedLog<SavedMatch>;
  /** Undone taps, the next one to redo last. */
  #taken: readonly AskTap[] = $state.raw([]);
  /** The taps right after the last entry was logged. */
  #first: readonly AskTap[] = $state.raw([]);

  constructor(log: PersistedLog<SavedMatch>) {
    this.#log = log;
  }

  /** The taps made, oldest first. */
  readonly askTaps: readonly AskTap[] = $derived.by(() => this.#log.taps.filter(isAskTap));

  get last(): AskTap | undefined {
    return this.askTaps.at(-1);
  }

  get lastTaken(): AskTap | undefined {
    return this.#taken.at(-1);
  }

  /** Whether there are no new taps since the last entry, so that redo of an entry is still possible. */
  get isUnchanged(): boolean {
    return this.askTaps.length === 0 || isSameFact(this.askTaps, this.#first);
  }

  /** Sets, after a reload, the taps that the last undo restored. */
  resume(taps: readonly AskTap[]): void {
    this.#first = taps;
  }

  addTap(tap: AskTap): void {
    this.#taken = [];
    this.#log.changeTaps([...this.askTaps, cloneJson(tap)]);
  }

  undo(tap: AskTap): void {
    this.#taken = [...this.#taken, tap];
    this.#log.changeTaps(this.askTaps.slice(0, -1));
  }

  redo(tap: AskTap): void {
    this.#taken = this.#taken.slice(0, -1);
    this.#log.changeTaps([...this.askTaps, tap]);
  }

  /** Resets the taps after an entry, and returns them. */
  begin(taps: readonly AskTap[]): readonly AskTap[] {
    this.#taken = [];
    this.#first = cloneJson(taps);
    return this.#first;
  }
}
