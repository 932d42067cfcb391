/**
 * Whether the database exists, so that a first visit need not open one to find it empty. True if the browser cannot
 * say. Also true if storage is unavailable: opening it then reports the reason.
 */
export async function databaseExists(name = 'croupier'): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some((database) => database.name === name);
  } catch {
    return true;
  }
}
