import { workerAddress } from './worker-address';

/**
 * Milliseconds after which the page reloads if the new version has not answered. A busy device takes more than a second
 * to start a worker; an earlier reload would show the old version again.
 */
const MAX_WAIT_LENGTH = 5000;

/** Notifications about the service worker. */
export interface WorkerCallbacks {
  /** All files are stored on this device: the app can start offline. */
  offlineReady(): void;
  /** A newer version is stored beside the current one and waits. */
  waiting(): void;
  /** Another tab activated the newer version; this page is still the older one. */
  replaced(): void;
}

export interface Worker {
  /** Activates the waiting version, only once even if called again, and reloads this page with it. Never resolves. */
  apply(): Promise<void>;
  /** Checks the server for a newer version. Silent without a network. */
  checkForUpdate(): Promise<void>;
}

/**
 * Registers the service worker that stores the app on this device. Never reloads by itself.
 *
 * @param home the address of the app's first page, with a slash at its end
 */
export async function registerWorker(home: string, callbacks: WorkerCallbacks): Promise<Worker> {
  const workers = navigator.serviceWorker;
  const hadController = workers.controller !== null;
  const registration = await workers.register(workerAddress(home), { scope: home });
  let isAsked = false;

  const follow = (worker: ServiceWorker): void => {
    const report = (): void => {
      if (worker.state === 'installed' && registration.active !== null) callbacks.waiting();
      if (worker.state === 'activated') callbacks.offlineReady();
    };
    worker.addEventListener('statechange', report);
    report();
  };
  for (const worker of [registration.installing, registration.waiting, registration.active]) {
    if (worker !== null) follow(worker);
  }
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) follow(registration.installing);
  });

  // The stored files may have been damaged since.
  workers.controller?.postMessage({ type: 'VERIFY' });

  const activateWaiting = (): void => {
    isAsked = true;
    const waitingWorker = registration.waiting;
    if (waitingWorker === null) {
      location.reload();
      return;
    }
    const unanswered = setTimeout(() => location.reload(), MAX_WAIT_LENGTH);
    // The new version is taking over: `controllerchange` reloads the page.
    waitingWorker.addEventListener('statechange', () => {
      if (waitingWorker.state === 'activating') clearTimeout(unanswered);
    });
    waitingWorker.postMessage({ type: 'SKIP_WAITING' });
  };

  let isFirst = !hadController;
  workers.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (!isFirst) callbacks.replaced();
    isFirst = false;
  });

  return {
    apply() {
      if (!isAsked) activateWaiting();
      return new Promise(() => undefined);
    },
    async checkForUpdate() {
      if (navigator.onLine) await registration.update().catch(() => undefined);
    }
  };
}
