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
export async function readChosenFileName(): Promise<string | undefined> {
  if (!canOverwriteFile()) return undefined;
  return (await readPlace().catch(() => undefined))?.name;
}

/**
 * Lets the user choose a file, and writes a backup into it. Undefined if none was chosen. Must be called from a tap.
 */
export async function chooseFile(): Promise<File | undefined> {
  const { showSaveFilePicker } = globalThis as WithFilePicker;
  const fileTypes = [{ description: say.backupOfCroupier, accept: { 'application/gzip': ['.gz'] } }];
  const fileHandle = await showSaveFilePicker?.({
    suggestedName: 'croupier.json.gz',
    types: fileTypes
  }).catch(ignoreRefusal);
  if (fileHandle === undefined) return undefined;
  await savePlace(fileHandle);
  return writeInto(fileHandle);
}

/**
 * Writes a backup into the file chosen earlier. Undefined if there is none or permission is refused. Must be called
 * from a tap.
 */
export async function overwriteFile(): Promise<File | undefined> {
  const fileHandle = await readPlace();
  if (fileHandle === undefined) return undefined;
  const permission = await (fileHandle as WithPermission).requestPermission?.({ mode: 'readwrite' });
  if (permission === 'denied' || permission === 'prompt') return undefined;
  return writeInto(fileHandle);
}

/** Writes a backup. The old content stays intact until the new one is complete. Resolves with the backup. */
async function writeInto(fileHandle: FileSystemFileHandle): Promise<File> {
  const file = await backUp();
  const writableStream = await fileHandle.createWritable();
  await writableStream.write(file);
  await writableStream.close();
  await recordBackup(file);
  return file;
}

function ignoreRefusal(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  throw error;
}
