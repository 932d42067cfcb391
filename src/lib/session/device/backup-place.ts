import { savePlace, readPlace } from '$lib/storage/backup/backup-place';
import { backUp, recordBackup } from './backup.svelte';
import * as say from '$lib/session/strings/en/session';

/** File System Access APIs that only some browsers have, and that TypeScript's types lack. */
interface WithFilePicker {
  readonly showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
}

interface WithPermission {
  readonly requestPermission?: (options: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
}

/** Whether this browser can overwrite a file that was chosen earlier. */
export function canOverwriteFile(): boolean {
  return 'showSaveFilePicker' in globalThis;
}

/** The name of the chosen file; undefined if there is none. */
export async function chosenFile(): Promise<string | undefined> {
  if (!canOverwriteFile()) return undefined;
  return (await readPlace().catch(() => undefined))?.name;
}

/**
 * Lets the user choose a file, and writes a backup into it. Undefined if none was chosen. Must be called from a tap.
 */
export async function chooseFile(): Promise<File | undefined> {
  const { showSaveFilePicker } = globalThis as WithFilePicker;
  const types = [{ description: say.backupOfCroupier, accept: { 'application/gzip': ['.gz'] } }];
  const place = await showSaveFilePicker?.({ suggestedName: 'croupier.json.gz', types }).catch(ignoreRefusal);
  if (place === undefined) return undefined;
  await savePlace(place);
  return writeInto(place);
}

/**
 * Writes a backup into the file chosen earlier. Undefined if there is none or permission is refused. Must be called
 * from a tap.
 */
export async function overwriteFile(): Promise<File | undefined> {
  const place = await readPlace();
  if (place === undefined) return undefined;
  const allowed = await (place as WithPermission).requestPermission?.({ mode: 'readwrite' });
  if (allowed === 'denied' || allowed === 'prompt') return undefined;
  return writeInto(place);
}

/** Writes a backup. The old content stays intact until the new one is complete. Resolves with the backup. */
async function writeInto(place: FileSystemFileHandle): Promise<File> {
  const file = await backUp();
  const writing = await place.createWritable();
  await writing.write(file);
  await writing.close();
  await recordBackup(file);
  return file;
}

function ignoreRefusal(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  throw error;
}
