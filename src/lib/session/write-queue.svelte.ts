import { PATIENCE } from '$lib/storage/database';
import { StorageError, storageErrorOf } from '$lib/storage/storage-error';

/** How far what is on the screen has reached storage. */
export type Saved = 'saved' | 'saving' | 'waiting';

/** Milliseconds. */
/** After an outage nothing waits longer than a second. */
const WAIT = 800;

/**
 * Writes what is waiting, one piece at a time and in order. What cannot be written waits and is
 * tried again after a while, or as soon as somebody wakes it.
 */
export class WriteQueue {
  state = $state.raw<Saved>('saved');
  trouble = $state.raw<StorageError | undefined>();

  readonly #next: () => (() => Promise<void>) | undefined;
  readonly #drained: () => void;
  #busy = false;
  #run: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `next` gives the next piece of work, or undefined when nothing is waiting; then `drained` is told. */
  constructor(next: () => (() => Promise<void>) | undefined, drained: () => void) {
    this.#next = next;
    this.#drained = drained;
  }

  /** Begins to write, unless that is going on already. Resolves when all is written or must wait. */
  flush(): Promise<void> {
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
    this.trouble = undefined;
    this.state = 'saved';
    this.#drained();
  }

  /** Says that it takes long as soon as it does. */
  async #patiently(write: () => Promise<void>): Promise<StorageError | undefined> {
    const slow = setTimeout(() => {
      this.trouble = new StorageError('slow');
      this.state = 'waiting';
    }, PATIENCE);
    try {
      await write();
      return undefined;
    } catch (error) {
      return storageErrorOf(error);
    } finally {
      clearTimeout(slow);
    }
  }

  #wait(trouble: StorageError): void {
    this.trouble = trouble;
    this.state = 'waiting';
    if (trouble.code === 'missing') return;
    this.#timer = setTimeout(() => void this.flush(), WAIT);
  }
}
