import { keepPlace, readPlace } from '$lib/storage/backup-place';
import { backUp, noteBackedUp } from './backup.svelte';
import * as say from './words';

/** What some browsers have besides, and the types of others do not know. */
interface Picking {
  readonly showSaveFilePicker?: (wanted: object) => Promise<FileSystemFileHandle>;
}

interface Permitted {
  readonly requestPermission?: (wanted: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
}

/** Whether this browser can write a file again that was chosen once. */
export function canWriteAgain(): boolean {
  return 'showSaveFilePicker' in globalThis;
}

/** The name of the file that was chosen; undefined where there is none. */
export async function chosenFile(): Promise<string | undefined> {
  if (!canWriteAgain()) return undefined;
  return (await readPlace().catch(() => undefined))?.name;
}

/** Lets the table choose a file, and writes a backup into it. Undefined where nothing was chosen. Only on a tap. */
export async function chooseFile(): Promise<File | undefined> {
  const { showSaveFilePicker } = globalThis as Picking;
  const types = [{ description: say.backupOfCroupier, accept: { 'application/gzip': ['.gz'] } }];
  const place = await showSaveFilePicker?.({ suggestedName: 'croupier.json.gz', types }).catch(refused);
  if (place === undefined) return undefined;
  await keepPlace(place);
  return writeInto(place);
}

/** Writes a backup into the file that was chosen before. Undefined where that is not allowed. Only on a tap. */
export async function writeAgain(): Promise<File | undefined> {
  const place = await readPlace();
  if (place === undefined) return undefined;
  const allowed = await (place as Permitted).requestPermission?.({ mode: 'readwrite' });
  if (allowed === 'denied' || allowed === 'prompt') return undefined;
  return writeInto(place);
}

/** The file is whole as before until the backup is written. Resolves with the backup. */
async function writeInto(place: FileSystemFileHandle): Promise<File> {
  const file = await backUp();
  const writing = await place.createWritable();
  await writing.write(file);
  await writing.close();
  await noteBackedUp(file);
  return file;
}

function refused(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  throw error;
}
