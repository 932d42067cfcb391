import { resolve } from '$app/paths';
import type { Worker } from './worker';

let worker: Worker | undefined;
let isBegun = false;
let isWaiting = $state(false);
let isKept = $state(false);

/** What the screens may know of a newer version. Offer it only where no match is on the screen. */
export const update = {
  /** A newer version is on this device and waits to be let in. */
  get waiting(): boolean {
    return isWaiting;
  },
  /** The app opens without a network. */
  get offlineReady(): boolean {
    return isKept;
  },
  /** Opens this page again with the newer version. Does nothing while none waits. */
  async apply(): Promise<void> {
    if (isWaiting) await worker?.apply();
  }
};

/**
 * Begins to keep the app on this device and to follow its versions: once the page has loaded and has
 * nothing better to do.
 */
export async function followUpdates(): Promise<void> {
  if (isBegun || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
  isBegun = true;
  await loaded();
  await idle();
  try {
    const { registerWorker } = await import('./worker');
    worker = await registerWorker(resolve('/'), {
      offlineReady: () => (isKept = true),
      waiting: () => (isWaiting = true),
      replaced: () => (isWaiting = true)
    });
    document.addEventListener('visibilitychange', lookAgain);
  } catch {
    // A browser that keeps nothing, such as a private window: the app goes on with the network.
  }
}

function lookAgain(): void {
  if (document.visibilityState === 'visible') void worker?.look();
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((done) => {
    addEventListener('load', () => done(), { once: true });
  });
}

function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 3000 });
    else setTimeout(done, 1000);
  });
}
