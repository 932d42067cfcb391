import { isSameFact, type GameTypes } from '$lib/core';
import type { SavedMatch } from '$lib/storage/schema';
import { cloneJson } from './clone-json';
import type { PersistedLog } from './persisted-log.svelte';

type Tap = GameTypes['Tap'];

/** The taps of the move that is not complete yet, taken back and brought back one by one. */
export class Taps {
  readonly #sitting: PersistedLog<SavedMatch>;
  /** Taken back, the next to come again last. */
  #taken: readonly Tap[] = $state.raw([]);
  /** What stood when the last entry was logged. */
  #first: readonly Tap[] = $state.raw([]);

  constructor(sitting: PersistedLog<SavedMatch>) {
    this.#sitting = sitting;
  }

  /** Oldest first. */
  get made(): readonly Tap[] {
    return this.#sitting.taps;
  }

  get last(): Tap | undefined {
    return this.made.at(-1);
  }

  get lastTaken(): Tap | undefined {
    return this.#taken.at(-1);
  }

  /** Whether nothing was tapped since the last entry, so that an entry may still be brought back. */
  get untouched(): boolean {
    return this.made.length === 0 || isSameFact(this.made, this.#first);
  }

  /** After a reload: the taps that stood when the last entry was undone, where they are these. */
  resume(taps: readonly Tap[]): void {
    this.#first = taps;
  }

  make(tap: Tap): void {
    this.#taken = [];
    this.#sitting.changeTaps([...this.made, cloneJson(tap)]);
  }

  takeBack(tap: Tap): void {
    this.#taken = [...this.#taken, tap];
    this.#sitting.changeTaps(this.made.slice(0, -1));
  }

  bringBack(tap: Tap): void {
    this.#taken = this.#taken.slice(0, -1);
    this.#sitting.changeTaps([...this.made, tap]);
  }

  /** The taps that stand after an entry. */
  begin(taps: readonly Tap[]): readonly Tap[] {
    this.#taken = [];
    this.#first = cloneJson(taps);
    return this.#first;
  }
}
