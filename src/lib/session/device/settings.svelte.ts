import { device, type Database } from '$lib/storage/database/database';
import type { Setting } from '$lib/storage/database/schema';
import { readSettings, saveSetting } from '$lib/storage/records/settings';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';

export const THEMES = ['night', 'day', 'device'] as const;
export type Theme = (typeof THEMES)[number];

/** The settings of this device. Changes take effect at once, even if they cannot be saved. */
export class Settings {
  #theme: Theme = $state.raw('device');
  #sound = $state.raw(false);
  #awake = $state.raw(true);
  /** The reason why the last change lasts only until the page is closed. */
  trouble: StorageError | undefined = $state.raw();
  readonly #database: Database;
  #changed: readonly string[] = [];

  constructor(database: Database = device) {
    this.#database = database;
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    this.#save('theme', theme);
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(sound: boolean) {
    this.#sound = sound;
    this.#save('sound', sound);
  }

  get awake(): boolean {
    return this.#awake;
  }

  set awake(awake: boolean) {
    this.#awake = awake;
    this.#save('awake', awake);
  }

  /** Loads the saved settings; without storage the defaults apply. A setting changed meanwhile wins. */
  async load(): Promise<void> {
    const saved = await readSettings(this.#database).catch(() => ({}));
    const read = (key: string): Setting | undefined =>
      this.#changed.includes(key) ? undefined : (saved as Readonly<Record<string, Setting>>)[key];
    const [theme, sound, awake] = [read('theme'), read('sound'), read('awake')];
    this.#theme = THEMES.find((each) => each === theme) ?? this.#theme;
    if (typeof sound === 'boolean') this.#sound = sound;
    if (typeof awake === 'boolean') this.#awake = awake;
  }

  #save(key: string, value: Setting): void {
    this.#changed = [...this.#changed, key];
    saveSetting(this.#database, key, value).then(
      () => (this.trouble = undefined),
      (error: unknown) => (this.trouble = storageErrorOf(error))
    );
  }
}

export const settings = new Settings();
