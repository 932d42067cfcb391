/**
 * A backup that the system opened with the app, on its way to the page that restores it. A file cannot be part of an
 * address.
 */
let opened: File | undefined;

/** Keeps a file for the page that is opened next. */
export function handOverFile(file: File): void {
  opened = file;
}

/** The file that was handed over, once; undefined if there is none. */
export function takeOpenedFile(): File | undefined {
  const file = opened;
  opened = undefined;
  return file;
}
