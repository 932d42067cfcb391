import { storageErrorOf, type StorageErrorCode } from '$lib/storage/database/storage-error';

interface Closable {
  close(): void;
}

const QUARANTINE_ERRORS: readonly StorageErrorCode[] = ['unread', 'unplayable', 'unknownGame'];

/** Errors that a retry cannot fix. */
const PERMANENT_ERRORS: readonly StorageErrorCode[] = [...QUARANTINE_ERRORS, 'missing', 'newer', 'unloaded'];

/** Milliseconds until the next try. */
const RETRY_DELAY_MS = 800;

/** The record that a page's address names: open, not found, or loading. */
export class RecordLoader<OpenRecord extends Closable> {
  /** The open record, until the page is left or names another one. */
  openRecord: OpenRecord | undefined = $state.raw();
  /** The reason why nothing is open, as one sentence; undefined while loading. */
  closed: string | undefined = $state();
  /** Set if a record with this id is among the damaged data. */
  isQuarantined = $state(false);
  /** Set if the game's code could not be loaded; reopening the page may help. */
  isUnloaded = $state(false);
  readonly #find: (id: string) => Promise<OpenRecord | undefined>;
  readonly #notFoundText: string;

  constructor(find: (id: string) => Promise<OpenRecord | undefined>, notFoundText: string) {
    this.#find = find;
    this.#notFoundText = notFoundText;
  }

  /** Opens the record with this id. The returned function closes it, even if it is not open yet. */
  show(id: string): () => void {
    let hasLeft = false;
    this.isQuarantined = false;
    this.isUnloaded = false;
    const opening = this.#open(id, () => hasLeft);
    return () => {
      hasLeft = true;
      this.openRecord = undefined;
      this.closed = undefined;
      void opening.then((record) => record?.close());
    };
  }

  async #open(id: string, hasLeft: () => boolean): Promise<OpenRecord | undefined> {
    for (;;) {
      try {
        const record = await this.#find(id);
        if (hasLeft()) record?.close();
        else if (record === undefined) this.closed = this.#notFoundText;
        else return (this.openRecord = record);
        return undefined;
      } catch (error) {
        if (hasLeft()) return undefined;
        const { sentence, code } = storageErrorOf(error);
        this.closed = sentence;
        this.isQuarantined = QUARANTINE_ERRORS.includes(code);
        this.isUnloaded = code === 'unloaded';
        if (PERMANENT_ERRORS.includes(code)) return undefined;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
        if (hasLeft()) return undefined;
      }
    }
  }
}
