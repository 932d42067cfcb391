import { Trouble, troubleOf } from '$lib/storage/trouble';

/** How far what is on the screen has reached storage. */
export type Saved = 'saved' | 'saving' | 'waiting';

/** Milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** A browser that takes longer than this to save is said to be slow. */
const PATIENCE = 5000;

/**
 * Writes what is waiting, one piece at a time and in order. What cannot be written waits and is
 * tried again after a while, or as soon as somebody wakes it.
 */
export class Saving {
  state = $state.raw<Saved>('saved');
  trouble = $state.raw<Trouble | undefined>();

  readonly #next: () => (() => Promise<void>) | undefined;
  readonly #drained: () => void;
  #busy = false;
  #run: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** `next` gives the next piece of work, or undefined when nothing is waiting; then `drained` is told. */
  constructor(next: () => (() => Promise<void>) | undefined, drained: () => void) {
    this.#next = next;
    this.#drained = drained;
  }

  /** Begins to write, unless that is going on already. Resolves when all is written or must wait. */
  wake(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#busy) this.#run = this.#writeAll();
    return this.#run;
  }

  /** Stops trying by itself. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #writeAll(): Promise<void> {
    this.#busy = true;
    for (let write = this.#next(); write !== undefined; write = this.#next()) {
      const trouble = await this.#patiently(write);
      if (trouble === undefined) continue;
      this.#busy = false;
      this.#wait(trouble);
      return;
    }
    this.#busy = false;
    this.#failures = 0;
    this.trouble = undefined;
    this.state = 'saved';
    this.#drained();
  }

  async #patiently(write: () => Promise<void>): Promise<Trouble | undefined> {
    const slow = setTimeout(() => {
      this.trouble = new Trouble('slow');
      this.state = 'waiting';
    }, PATIENCE);
    try {
      await write();
      return undefined;
    } catch (error) {
      return troubleOf(error);
    } finally {
      clearTimeout(slow);
    }
  }

  #wait(trouble: Trouble): void {
    this.trouble = trouble;
    this.state = 'waiting';
    if (trouble.code === 'missing') return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.wake(), wait);
  }
}
