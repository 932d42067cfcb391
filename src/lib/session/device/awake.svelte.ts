import { settings } from './settings.svelte';

/**
 * Keeps the screen on while the calling component is mounted and the setting is on. Browsers release the wake lock when
 * the page is hidden, so it is requested again when the page is shown. Does nothing if the browser lacks the API or
 * refuses. Also loads the device settings.
 */
export function keepAwake(): void {
  void settings.load();
  $effect(() => (settings.values.awake ? keepScreenOn() : undefined));
}

/**
 * Holds a wake lock until the returned function is called. If the system releases or refuses it, for example to save the
 * battery, it is requested again at the next tap.
 */
export function keepScreenOn(): () => void {
  const screenLock = (navigator as { readonly wakeLock?: WakeLock }).wakeLock;
  if (screenLock === undefined) return () => undefined;
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const release = (): void => {
    void lock?.then((lock) => lock?.release()).catch(() => undefined);
    lock = undefined;
  };
  const requestLock = (): void => {
    release();
    if (document.visibilityState === 'visible') lock = screenLock.request('screen').catch(() => undefined);
  };
  const requestLockAgain = (): void => {
    const request = lock;
    void request?.then((sentinel) => {
      if (lock === request && (sentinel === undefined || sentinel.released)) requestLock();
    });
  };
  requestLock();
  document.addEventListener('visibilitychange', requestLock);
  document.addEventListener('click', requestLockAgain);
  return () => {
    document.removeEventListener('visibilitychange', requestLock);
    document.removeEventListener('click', requestLockAgain);
    release();
  };
}
