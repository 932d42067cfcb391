import { workerAddress } from './worker-address';

/**
 * Milliseconds after which the page reloads if the new version has not answered. A busy device takes more than a second
 * to start a worker; an earlier reload would show the old version again.
 */
const MAX_WAIT_LENGTH = 5000;

/** Notifications about the service worker. */
export interface WorkerCallbacks {
  /** All files are stored on this device: the app can start offline. */
  onofflineready(): void;
  /** A newer version is stored beside the current one and waits. */
  onwaiting(): void;
  /** Another tab activated the newer version; this page is still the older one. */
  onreplaced(): void;
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
 * @param homeAddress the address of the app's first page, with a slash at its end
 */
export async function registerWorker(homeAddress: string, callbacks: WorkerCallbacks): Promise<Worker> {
  const workers = navigator.serviceWorker;
  const hadController = workers.controller !== null;
  const registration = await workers.register(workerAddress(homeAddress), { scope: homeAddress });
  let isActivationRequested = false;

  const watchWorker = (worker: ServiceWorker): void => {
    const report = (): void => {
      if (worker.state === 'installed' && registration.active !== null) callbacks.onwaiting();
      if (worker.state === 'activated') callbacks.onofflineready();
    };
    worker.addEventListener('statechange', report);
    report();
  };
  for (const worker of [registration.installing, registration.waiting, registration.active]) {
    if (worker !== null) watchWorker(worker);
  }
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) watchWorker(registration.installing);
  });

  // The worker checks the stored files, because they may have been damaged since it was installed.
  workers.controller?.postMessage({ type: 'VERIFY' });

  const activateWaiting = (): void => {
    isActivationRequested = true;
    const waitingWorker = registration.waiting;
    if (waitingWorker === null) {
      location.reload();
      return;
    }
    const reloadTimer = setTimeout(() => location.reload(), MAX_WAIT_LENGTH);
    // No timer is needed once the new version takes over, because `controllerchange` reloads the page.
    waitingWorker.addEventListener('statechange', () => {
      if (waitingWorker.state === 'activating') clearTimeout(reloadTimer);
    });
    waitingWorker.postMessage({ type: 'SKIP_WAITING' });
  };

  let isFirstInstall = !hadController;
  workers.addEventListener('controllerchange', () => {
    if (isActivationRequested) location.reload();
    else if (!isFirstInstall) callbacks.onreplaced();
    isFirstInstall = false;
  });

  return {
    apply() {
      if (!isActivationRequested) activateWaiting();
      return new Promise(() => undefined);
    },
    async checkForUpdate() {
      if (navigator.onLine) await registration.update().catch(() => undefined);
    }
  };
}
