import { device, type Database } from '$lib/storage/database/database';
import type { Setting } from '$lib/storage/database/schema';
import { readSettings, saveSetting } from '$lib/storage/records/settings';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';

export const THEMES = ['night', 'day', 'device'] as const;
export type Theme = (typeof THEMES)[number];

/** The turn clock: off, without a limit, or with a limit in seconds. */
export const CLOCKS = ['off', 'free', '30', '60', '120', '300'] as const;
export type ClockSetting = (typeof CLOCKS)[number];

export interface SettingValues {
  readonly theme: Theme;
  readonly sound: boolean;
  readonly awake: boolean;
  /** Whether the device vibrates when the turn passes. */
  readonly vibration: boolean;
  /** Whether the reasons of payouts are spoken. */
  readonly caller: boolean;
  readonly clock: ClockSetting;
  /** Whether the screen turns to the player whose turn it is. */
  readonly turning: boolean;
}

const DEFAULT_SETTINGS: SettingValues = {
  theme: 'device',
  sound: false,
  awake: true,
  vibration: false,
  caller: false,
  clock: 'off',
  turning: false
};
/** The values of the settings that are not on or off. */
const SETTING_CHOICES: Readonly<Record<string, readonly Setting[]>> = { theme: THEMES, clock: CLOCKS };

/** The settings of this device. Changes take effect at once, even if they cannot be saved. */
export class Settings {
  #values = $state.raw(DEFAULT_SETTINGS);
  /** The reason why the last change lasts only until the page is closed. */
  error: StorageError | undefined = $state.raw();
  readonly #database: Database;
  #changed: Partial<SettingValues> = {};

  constructor(database: Database = device) {
    this.#database = database;
  }

  get values(): SettingValues {
    return this.#values;
  }

  change(changes: Partial<SettingValues>): void {
    this.#changed = { ...this.#changed, ...changes };
    this.#values = { ...this.#values, ...changes };
    for (const [key, value] of Object.entries(changes))
      saveSetting(this.#database, key, value).then(
        () => (this.error = undefined),
        (error: unknown) => (this.error = storageErrorOf(error))
      );
  }

  /** Loads the saved settings; without storage the defaults apply. A setting that was changed before it was loaded wins. */
  async load(): Promise<void> {
    const savedSettings = await readSettings(this.#database).catch(() => ({}));
    const validSettings = Object.entries(savedSettings).filter(
      ([key, value]) =>
        Object.hasOwn(DEFAULT_SETTINGS, key) && (SETTING_CHOICES[key] ?? [true, false]).includes(value)
    );
    this.#values = { ...this.#values, ...Object.fromEntries(validSettings), ...this.#changed };
  }
}

export const settings = new Settings();
