import { settings } from './settings.svelte';

/**
 * Keeps the screen on as long as the calling component is there and the setting is on. A browser
 * lets go when the page is hidden, so the screen is held again when it comes back. Where a browser
 * cannot or will not, nothing happens. What this device is set to holds from here on.
 */
export function keepAwake(): void {
  void settings.load();
  $effect(() => (settings.awake ? holdScreen() : undefined));
}

/** Holds the screen until the function it returns is called. */
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
