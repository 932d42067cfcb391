import { TIMEOUT } from '$lib/storage/database/database';
import { StorageError, storageErrorOf } from '$lib/storage/database/storage-error';

/** How far the screen's data has been saved. */
export type Saved = 'saved' | 'saving' | 'waiting';

/** Milliseconds between tries: after an outage nothing waits longer than a second. */
const WAIT = 800;

/**
 * Writes pending data one piece at a time, in order. A failed write is tried again after a while, or as soon as `flush`
 * is called.
 */
export class WriteQueue {
  state = $state.raw<Saved>('saved');
  error = $state.raw<StorageError | undefined>();

  readonly #next: () => (() => Promise<void>) | undefined;
  readonly #drained: () => void;
  #busy = false;
  #run: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `next` returns the next write, or undefined if nothing is pending; `drained` is called then. */
  constructor(next: () => (() => Promise<void>) | undefined, onEmpty: () => void) {
    this.#next = next;
    this.#drained = onEmpty;
  }

  /** Starts writing, unless a run is in progress. Resolves when everything is written, or has to wait. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#busy) this.#run = this.#writeAll();
    return this.#run;
  }

  /** Stops the automatic retries. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #writeAll(): Promise<void> {
    this.#busy = true;
    for (let write = this.#next(); write !== undefined; write = this.#next()) {
      const error = await this.#patiently(write);
      if (error === undefined) continue;
      this.#busy = false;
      this.#wait(error);
      return;
    }
    this.#busy = false;
    this.error = undefined;
    this.state = 'saved';
    this.#drained();
  }

  /** Reports a slow write while it is still running. */
  async #patiently(write: () => Promise<void>): Promise<StorageError | undefined> {
    const slow = setTimeout(() => {
      this.error = new StorageError('slow');
      this.state = 'waiting';
    }, TIMEOUT);
    try {
      await write();
      return undefined;
    } catch (error) {
      return storageErrorOf(error);
    } finally {
      clearTimeout(slow);
    }
  }

  #wait(error: StorageError): void {
    this.error = error;
    this.state = 'waiting';
    if (error.code === 'missing') return;
    this.#timer = setTimeout(() => void this.flush(), WAIT);
  }
}
