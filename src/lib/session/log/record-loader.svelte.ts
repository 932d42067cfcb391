import { storageErrorOf, type StorageErrorCode } from '$lib/storage/database/storage-error';

interface Closable {
  close(): void;
}

const QUARANTINED: readonly StorageErrorCode[] = ['unread', 'unplayable', 'unknownGame'];

/** Errors that a retry cannot fix. */
const PERMANENT: readonly StorageErrorCode[] = [...QUARANTINED, 'missing', 'newer', 'unloaded'];

/** Milliseconds until the next try. */
const RETRY_DELAY_MS = 800;

/** The record that a page's address names: open, not found, or loading. */
export class RecordLoader<Found extends Closable> {
  /** The open record, until the page is left or names another one. */
  found: Found | undefined = $state.raw();
  /** The reason why nothing is open, as one sentence; undefined while loading. */
  closed: string | undefined = $state();
  /** Set if a record with this id is among the damaged data. */
  isQuarantined = $state(false);
  /** Set if the game's code could not be loaded; reopening the page may help. */
  isUnloaded = $state(false);
  readonly #find: (id: string) => Promise<Found | undefined>;
  readonly #notFoundText: string;

  constructor(find: (id: string) => Promise<Found | undefined>, notThere: string) {
    this.#find = find;
    this.#notFoundText = notThere;
  }

  /** Opens the record with this id. The returned function closes it, even if it is not open yet. */
  show(id: string): () => void {
    let isLeft = false;
    this.isQuarantined = false;
    this.isUnloaded = false;
    const opening = this.#open(id, () => isLeft);
    return () => {
      isLeft = true;
      this.found = undefined;
      this.closed = undefined;
      void opening.then((found) => found?.close());
    };
  }

  async #open(id: string, isLeft: () => boolean): Promise<Found | undefined> {
    for (;;) {
      try {
        const found = await this.#find(id);
        if (isLeft()) found?.close();
        else if (found === undefined) this.closed = this.#notFoundText;
        else return (this.found = found);
        return undefined;
      } catch (error) {
        if (isLeft()) return undefined;
        const { sentence, code } = storageErrorOf(error);
        this.closed = sentence;
        this.isQuarantined = QUARANTINED.includes(code);
        this.isUnloaded = code === 'unloaded';
        if (PERMANENT.includes(code)) return undefined;
        await new Promise((again) => setTimeout(again, RETRY_DELAY_MS));
        if (isLeft()) return undefined;
      }
    }
  }
}
