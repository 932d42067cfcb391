import { settings } from './settings.svelte';

/**
 * Keeps the screen on while the calling component is mounted and the setting is on. Browsers release the wake lock when
 * the page is hidden, so it is requested again when the page is shown. Does nothing if the browser lacks the API or
 * refuses. Also loads the device settings.
 */
export function keepAwake(): void {
  void settings.load();
  $effect(() => (settings.awake ? holdScreen() : undefined));
}

/** Holds a wake lock until the returned function is called. */
export function holdScreen(): () => void {
  const screen = (navigator as { readonly wakeLock?: WakeLock }).wakeLock;
  if (screen === undefined) return () => undefined;
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const release = (): void => {
    void lock?.then((held) => held?.release()).catch(() => undefined);
    lock = undefined;
  };
  const hold = (): void => {
    release();
    if (document.visibilityState === 'visible') lock = screen.request('screen').catch(() => undefined);
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    document.removeEventListener('visibilitychange', hold);
    release();
  };
}
