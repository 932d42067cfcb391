import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { readSettings } from '$lib/storage/records/settings';
import { keepScreenOn, keepAwake } from './awake.svelte';
import { readDeviceState } from './device';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { eventually } from '$lib/session/fixtures/eventually';
import { Settings, settings as shared } from './settings.svelte';

let database: Database;
let number = 0;

beforeEach(() => {
  number += 1;
  database = new Database(`settings ${Date.now()} ${number}`);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

describe('settings', () => {
  test('settings start with the device’s theme, silent and awake', async () => {
    const settings = new Settings(database);
    await settings.load();
    expect([settings.values.theme, settings.values.sound, settings.values.awake]).toEqual([
      'device',
      false,
      true
    ]);
  });

  test('settings are restored after a reload', async () => {
    const settings = new Settings(database);
    settings.change({ theme: 'day' });
    settings.change({ sound: true });
    settings.change({ awake: false });
    await eventually(async () => expect(Object.keys(await readSettings(database))).toHaveLength(3));
    const reopenedSettings = new Settings(database);
    await reopenedSettings.load();
    expect([
      reopenedSettings.values.theme,
      reopenedSettings.values.sound,
      reopenedSettings.values.awake
    ]).toEqual(['day', true, false]);
  });

  test('settings that are changed while they are being loaded stay changed', async () => {
    const settings = new Settings(database);
    settings.change({ theme: 'day' });
    await eventually(async () => expect(await readSettings(database)).toEqual({ theme: 'day' }));
    const reopenedSettings = new Settings(database);
    const loadPromise = reopenedSettings.load();
    reopenedSettings.change({ theme: 'night' });
    await loadPromise;
    expect(reopenedSettings.values.theme).toBe('night');
  });

  test('settings apply without storage too, and say that they last only until the page closes', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const settings = new Settings(database);
    await settings.load();
    settings.change({ sound: true });
    await eventually(() => expect(settings.error?.code).toBe('missing'));
    expect(settings.values.sound).toBe(true);
  });
});

test('the device reports how much it stores, and whether that is protected', async () => {
  const fixture = await new MatchFixture().build();
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(true);
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 800_000, quota: 1e9 });
  expect(await readDeviceState(fixture.database)).toEqual({ matches: 1, bytes: 800_000, protected: true });
  await fixture.close();
});

describe('the screen', () => {
  test('the wake lock is requested, requested again when the page returns, and released', async () => {
    const releaseSpy = vi.fn(() => Promise.resolve());
    const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(() => {
      return Promise.resolve({ release: releaseSpy } as unknown as WakeLockSentinel);
    });
    const release = keepScreenOn();
    expect(request).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    await eventually(() => expect(releaseSpy).toHaveBeenCalledTimes(1));
    release();
    await eventually(() => expect(releaseSpy).toHaveBeenCalledTimes(2));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('the screen is not kept awake if that was cancelled before it was granted', async () => {
    const releaseSpy = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({
      release: releaseSpy
    } as unknown as WakeLockSentinel);
    keepScreenOn()();
    await eventually(() => expect(releaseSpy).toHaveBeenCalledTimes(1));
  });

  test('the screen stays awake as long as the setting is on and the match is open', async () => {
    const releaseSpy = vi.fn(() => Promise.resolve());
    const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({
      release: releaseSpy
    } as unknown as WakeLockSentinel);
    const leave = $effect.root(keepAwake);
    flushSync();
    shared.change({ awake: false });
    flushSync();
    await eventually(() => expect(releaseSpy).toHaveBeenCalledTimes(1));
    shared.change({ awake: true });
    flushSync();
    expect(request).toHaveBeenCalledTimes(2);
    leave();
    await eventually(() => expect(releaseSpy).toHaveBeenCalledTimes(2));
  });

  test('a refused wake lock throws no error', () => {
    vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(() => keepScreenOn()()).not.toThrow();
  });
});
