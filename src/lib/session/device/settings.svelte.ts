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
  #vibration = $state.raw(false);
  #caller = $state.raw(false);
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

  /** Whether the device vibrates when the turn passes. */
  get vibration(): boolean {
    return this.#vibration;
  }

  set vibration(vibration: boolean) {
    this.#vibration = vibration;
    this.#save('vibration', vibration);
  }

  /** Whether the reasons of payouts are spoken. */
  get caller(): boolean {
    return this.#caller;
  }

  set caller(caller: boolean) {
    this.#caller = caller;
    this.#save('caller', caller);
  }

  /** Loads the saved settings; without storage the defaults apply. A setting changed meanwhile wins. */
  async load(): Promise<void> {
    const saved = await readSettings(this.#database).catch(() => ({}));
    const read = (key: string): Setting | undefined =>
      this.#changed.includes(key) ? undefined : (saved as Readonly<Record<string, Setting>>)[key];
    const [theme, sound, awake] = [read('theme'), read('sound'), read('awake')];
    const [vibration, caller] = [read('vibration'), read('caller')];
    this.#theme = THEMES.find((each) => each === theme) ?? this.#theme;
    if (typeof sound === 'boolean') this.#sound = sound;
    if (typeof awake === 'boolean') this.#awake = awake;
    if (typeof vibration === 'boolean') this.#vibration = vibration;
    if (typeof caller === 'boolean') this.#caller = caller;
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
