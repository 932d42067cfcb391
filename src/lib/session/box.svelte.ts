import type { PartOverride } from '$lib/core';
import { changeBox, readBox } from '$lib/storage/boxes';
import { device, type Database } from '$lib/storage/database';
import type { SavedBox } from '$lib/storage/schema';
import { storageErrorOf, type StorageError } from '$lib/storage/storage-error';

/** How the tables of this device play one box. Changes hold at once, and also where they cannot be saved. */
export class BoxRules {
  readonly game: string;
  /** Why the last change holds only until the page is closed. */
  trouble: StorageError | undefined = $state.raw();
  #box: SavedBox = $state.raw({ game: '', houseRules: {}, rulings: {} });
  #unsaved = $state.raw(0);
  #isChanged = false;
  readonly #database: Database;

  constructor(game: string, database: Database = device) {
    this.game = game;
    this.#database = database;
  }

  /** House rule → value; one that is not named is as printed. */
  get houseRules(): SavedBox['houseRules'] {
    return this.#box.houseRules;
  }

  /** Paragraph → how the table plays it, in its own words. */
  get rulings(): SavedBox['rulings'] {
    return this.#box.rulings;
  }

  /** Part → what the table found in its own box. */
  get parts(): NonNullable<SavedBox['parts']> {
    return this.#box.parts ?? {};
  }

  /** Whether a change is still on its way to the storage. */
  get saving(): boolean {
    return this.#unsaved > 0;
  }

  /** Reads what was settled before; without storage everything is as printed. Keeps a change made meanwhile. */
  async load(): Promise<void> {
    const saved = await readBox(this.#database, this.game).catch(() => this.#box);
    if (!this.#isChanged) this.#box = saved;
  }

  /** Settles a house rule for the matches to come. */
  settle(rule: string, value: string): Promise<void> {
    return this.#change((box) => ({ ...box, houseRules: { ...box.houseRules, [rule]: value } }));
  }

  /** Settles a paragraph in words; without words it is as we read it again. */
  rule(paragraph: string, words: string | undefined): Promise<void> {
    return this.#change((box) => {
      const rulings = Object.entries(box.rulings).filter(([id]) => id !== paragraph);
      const added = words === undefined ? [] : [[paragraph, words] as const];
      return { ...box, rulings: Object.fromEntries([...rulings, ...added]) };
    });
  }

  /** Keeps what the table found; without it the part is as we think again. */
  mend(part: string, mended: PartOverride | undefined): Promise<void> {
    return this.#change((box) => {
      const others = Object.entries(box.parts ?? {}).filter(([id]) => id !== part);
      const found = mended === undefined ? [] : [[part, mended] as const];
      return { ...box, parts: Object.fromEntries([...others, ...found]) };
    });
  }

  async #change(change: (box: SavedBox) => SavedBox): Promise<void> {
    this.#isChanged = true;
    this.#box = change(this.#box);
    this.#unsaved += 1;
    try {
      const saved = await changeBox(this.#database, this.game, change);
      // Of several changes the last one answers for all: an earlier answer would take a later tap back.
      if (this.#unsaved === 1) this.#box = saved;
      this.trouble = undefined;
    } catch (error) {
      this.trouble = storageErrorOf(error);
    } finally {
      this.#unsaved -= 1;
    }
  }
}
