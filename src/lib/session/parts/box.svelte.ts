import type { PartOverride } from '$lib/core';
import { changeBox, readBox } from '$lib/storage/records/boxes';
import { device, type Database } from '$lib/storage/database/database';
import type { SavedBox } from '$lib/storage/database/schema';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';

/**
 * The house rules and own copy of one game on this device. Changes take effect at once, even if they cannot be saved.
 */
export class BoxRules {
  readonly game: string;
  /** The reason why the last change lasts only until the page is closed. */
  error: StorageError | undefined = $state.raw();
  #box: SavedBox = $state.raw({ game: '', houseRules: {}, rulings: {} });
  #unsaved = $state.raw(0);
  #isChanged = false;
  readonly #database: Database;

  constructor(gameId: string, database: Database = device) {
    this.game = gameId;
    this.#database = database;
  }

  /** House rule → value; rules that are not listed are as printed. */
  get houseRules(): SavedBox['houseRules'] {
    return this.#box.houseRules;
  }

  /** Paragraph → the players' own ruling, in their words. */
  get rulings(): SavedBox['rulings'] {
    return this.#box.rulings;
  }

  /** Part → the players' correction for their own copy. */
  get parts(): NonNullable<SavedBox['parts']> {
    return this.#box.parts ?? {};
  }

  /** Whether a change is still being saved. */
  get saving(): boolean {
    return this.#unsaved > 0;
  }

  /** Loads the saved rules; without storage everything is as printed. A change made before they were loaded wins. */
  async load(): Promise<void> {
    const savedBox = await readBox(this.#database, this.game).catch(() => this.#box);
    if (!this.#isChanged) this.#box = savedBox;
  }

  /** Sets a house rule for future matches. */
  setHouseRule(rule: string, value: string): Promise<void> {
    return this.#change((box) => ({ ...box, houseRules: { ...box.houseRules, [rule]: value } }));
  }

  /** Sets the players' own ruling for a paragraph; undefined restores our interpretation. */
  setRuling(paragraph: string, text: string | undefined): Promise<void> {
    return this.#change((box) => {
      const otherRulings = Object.entries(box.rulings).filter(([id]) => id !== paragraph);
      const addedRulings = text === undefined ? [] : [[paragraph, text] as const];
      return { ...box, rulings: Object.fromEntries([...otherRulings, ...addedRulings]) };
    });
  }

  /** Saves a correction for the players' own copy; undefined restores our data. */
  setOverride(partId: string, override: PartOverride | undefined): Promise<void> {
    return this.setOverrides({ [partId]: override });
  }

  /** Saves corrections of several parts together, all or none. */
  setOverrides(overrides: Readonly<Record<string, PartOverride | undefined>>): Promise<void> {
    return this.#change((box) => {
      const parts = Object.entries({ ...box.parts, ...overrides });
      return {
        ...box,
        parts: Object.fromEntries(
          parts.flatMap(([part, override]) => (override === undefined ? [] : [[part, override] as const]))
        )
      };
    });
  }

  async #change(change: (box: SavedBox) => SavedBox): Promise<void> {
    this.#isChanged = true;
    this.#box = change(this.#box);
    this.#unsaved += 1;
    try {
      const savedBox = await changeBox(this.#database, this.game, change);
      // Only the last of several pending changes may set the state: an earlier result would undo a later tap.
      if (this.#unsaved === 1) this.#box = savedBox;
      this.error = undefined;
    } catch (error) {
      this.error = storageErrorOf(error);
    } finally {
      this.#unsaved -= 1;
    }
  }
}
