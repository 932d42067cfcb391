import { storageErrorOf, type StorageErrorCode } from '$lib/storage/storage-error';

interface Closable {
  close(): void;
}

const IN_DRAWER: readonly StorageErrorCode[] = ['unread', 'unplayable', 'unknownGame'];

/** No waiting helps here. */
const LASTING: readonly StorageErrorCode[] = [...IN_DRAWER, 'missing', 'newer', 'unloaded'];

/** Milliseconds until it is tried again. */
const WAIT = 800;

/** What the address of a page names: open, not there, or on its way. */
export class RecordLoader<Found extends Closable> {
  /** Open until the page is left or names something else. */
  found: Found | undefined = $state.raw();
  /** Why nothing is open, in one sentence; undefined while it is on its way. */
  closed: string | undefined = $state();
  /** Something of this id is kept, and lies in the drawer of what cannot be shown. */
  inDrawer = $state(false);
  /** Its rules could not be loaded; the page opened again may. */
  isUnloaded = $state(false);
  readonly #find: (id: string) => Promise<Found | undefined>;
  readonly #notThere: string;

  constructor(find: (id: string) => Promise<Found | undefined>, notThere: string) {
    this.#find = find;
    this.#notThere = notThere;
  }

  /** Opens what has this id; what is returned closes it again, also before it was open. */
  show(id: string): () => void {
    let isLeft = false;
    this.inDrawer = false;
    this.isUnloaded = false;
    const shown = this.#open(id, () => isLeft);
    return () => {
      isLeft = true;
      this.found = undefined;
      this.closed = undefined;
      void shown.then((found) => found?.close());
    };
  }

  async #open(id: string, isLeft: () => boolean): Promise<Found | undefined> {
    for (;;) {
      try {
        const found = await this.#find(id);
        if (isLeft()) found?.close();
        else if (found === undefined) this.closed = this.#notThere;
        else return (this.found = found);
        return undefined;
      } catch (error) {
        if (isLeft()) return undefined;
        const { sentence, code } = storageErrorOf(error);
        this.closed = sentence;
        this.inDrawer = IN_DRAWER.includes(code);
        this.isUnloaded = code === 'unloaded';
        if (LASTING.includes(code)) return undefined;
        await new Promise((again) => setTimeout(again, WAIT));
        if (isLeft()) return undefined;
      }
    }
  }
}
