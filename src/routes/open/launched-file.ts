/** The files with which the system launched the app, as browsers pass them to a page: `window.launchQueue`. */
interface LaunchQueue {
  setConsumer(consumer: (launched: { readonly files?: readonly FileHandle[] }) => void): void;
}

interface FileHandle {
  getFile(): Promise<File>;
}

/** Milliseconds to wait for the launch, which browsers report right after the page has loaded. */
const LAUNCH_TIMEOUT_MS = 3000;

/**
 * The file with which the system launched this page; undefined if there is none, or the browser has no such launches.
 * Rejects if the file cannot be read. If there are several, only the first is opened.
 */
export function waitForLaunchedFile(timeout = LAUNCH_TIMEOUT_MS): Promise<File | undefined> {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  if (launchQueue === undefined) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), timeout);
    launchQueue.setConsumer(({ files = [] }) => {
      clearTimeout(timer);
      const [firstFile] = files;
      if (firstFile === undefined) resolve(undefined);
      else firstFile.getFile().then(resolve, reject);
    });
  });
}

/**
 * A backup that the system opened with the app, on its way to the page that restores it. A file cannot be part of an
 * address.
 */
let openedFile: File | undefined;

/** Keeps a file for the page that is opened next. */
export function keepOpenedFile(file: File): void {
  openedFile = file;
}

/** Returns the file that was handed over, but only once; undefined if there is none. */
export function takeOpenedFile(): File | undefined {
  const file = openedFile;
  openedFile = undefined;
  return file;
}
