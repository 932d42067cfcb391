import { openDB, type IDBPDatabase } from 'idb';

/** A database of its own: the file handle is not user data, and is not backed up. */
const NAME = 'croupier-backup-file';
const STORE = 'places';
const KEY = 'file';

/** The file that a backup was written to and that may be overwritten; undefined if there is none. */
export function readPlace(): Promise<FileSystemFileHandle | undefined> {
  return withTimeout(async (database) => {
    const stored: unknown = await database.get(STORE, KEY);
    return stored instanceof FileSystemFileHandle ? stored : undefined;
  });
}

export function savePlace(place: FileSystemFileHandle): Promise<void> {
  return withTimeout(async (database) => {
    await database.put(STORE, place, KEY);
  });
}

async function withTimeout<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDB(NAME, 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE) });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
