import { resolve } from '$app/paths';
import type { Worker } from './worker';

let worker: Worker | undefined;
let hasStarted = false;
let isWaiting = $state(false);
let isOfflineReady = $state(false);

/** The state of updates for the screens. Offer an update only while no match is on the screen. */
export const update = {
  /** Whether a newer version is downloaded and waits to be activated. */
  get waiting(): boolean {
    return isWaiting;
  },
  /** Whether the app can start offline. */
  get offlineReady(): boolean {
    return isOfflineReady;
  },
  /** Reloads this page with the newer version. Does nothing if none is waiting. */
  async apply(): Promise<void> {
    if (isWaiting) await worker?.apply();
  }
};

/** Starts installing the app for offline use and checking for updates, once the page has loaded and is idle. */
export async function followUpdates(): Promise<void> {
  if (hasStarted || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
  hasStarted = true;
  await waitUntilLoaded();
  await waitUntilIdle();
  try {
    const { registerWorker } = await import('./worker');
    worker = await registerWorker(resolve('/'), {
      onofflineready: () => (isOfflineReady = true),
      onwaiting: () => (isWaiting = true),
      onreplaced: () => (isWaiting = true)
    });
    document.addEventListener('visibilitychange', checkForUpdate);
  } catch {
    // The browser stores nothing, for example in a private window: the app continues with the network.
  }
}

function checkForUpdate(): void {
  if (document.visibilityState === 'visible') void worker?.checkForUpdate();
}

function waitUntilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', () => resolve(), { once: true });
  });
}

function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 1000);
  });
}
