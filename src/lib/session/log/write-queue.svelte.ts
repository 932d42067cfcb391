import { TIMEOUT_MS } from '$lib/storage/database/database';
import { StorageError, storageErrorOf } from '$lib/storage/database/storage-error';

/** How far the screen's data has been saved. */
export type SaveState = 'saved' | 'saving' | 'waiting';

/** Milliseconds between tries: after an outage nothing waits longer than a second. */
const RETRY_DELAY_MS = 800;

/**
 * Writes pending data one piece at a time, in order. A failed write is tried again after a while, or as soon as `flush`
 * is called.
 */
export class WriteQueue {
  state = $state.raw<SaveState>('saved');
  error = $state.raw<StorageError | undefined>();

  readonly #nextWrite: () => (() => Promise<void>) | undefined;
  readonly #onEmpty: () => void;
  #isWriting = false;
  #currentRun: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `next` returns the next write, or undefined if nothing is pending; `onEmpty` is called then. */
  constructor(next: () => (() => Promise<void>) | undefined, onEmpty: () => void) {
    this.#nextWrite = next;
    this.#onEmpty = onEmpty;
  }

  /** Starts writing, unless a run is in progress. Resolves when everything is written, or has to wait. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isWriting) this.#currentRun = this.#writeAll();
    return this.#currentRun;
  }

  /** Stops the automatic retries. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    for (let write = this.#nextWrite(); write !== undefined; write = this.#nextWrite()) {
      const error = await this.#writeAndReportSlow(write);
      if (error === undefined) continue;
      this.#isWriting = false;
      this.#retryLater(error);
      return;
    }
    this.#isWriting = false;
    this.error = undefined;
    this.state = 'saved';
    this.#onEmpty();
  }

  /** Reports a slow write while it is still running. */
  async #writeAndReportSlow(write: () => Promise<void>): Promise<StorageError | undefined> {
    const slowTimer = setTimeout(() => {
      this.error = new StorageError('slow');
      this.state = 'waiting';
    }, TIMEOUT_MS);
    try {
      await write();
      return undefined;
    } catch (error) {
      return storageErrorOf(error);
    } finally {
      clearTimeout(slowTimer);
    }
  }

  #retryLater(error: StorageError): void {
    this.error = error;
    this.state = 'waiting';
    if (error.code === 'missing') return;
    this.#timer = setTimeout(() => void this.flush(), RETRY_DELAY_MS);
  }
}
