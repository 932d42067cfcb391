import { openDB, type IDBPDatabase } from 'idb';

/** A database of its own: the file handle is not user data, and is not backed up. */
const DATABASE_NAME = 'croupier-backup-file';
const STORE_NAME = 'places';
const FILE_KEY = 'file';

/** The file that a backup was written to and that may be overwritten; undefined if there is none. */
export function readPlace(): Promise<FileSystemFileHandle | undefined> {
  return withTimeout(async (database) => {
    const storedPlace: unknown = await database.get(STORE_NAME, FILE_KEY);
    return storedPlace instanceof FileSystemFileHandle ? storedPlace : undefined;
  });
}

export function savePlace(fileHandle: FileSystemFileHandle): Promise<void> {
  return withTimeout(async (database) => {
    await database.put(STORE_NAME, fileHandle, FILE_KEY);
  });
}

async function withTimeout<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDB(DATABASE_NAME, 1, {
    upgrade: (newDatabase) => void newDatabase.createObjectStore(STORE_NAME)
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
