/**
 * Whether this device has kept anything before, so that a first visit need not open a database to find it
 * empty; yes where the browser does not say. Where nothing can be kept it is yes too, and opening tells why.
 */
export async function databaseExists(name = 'croupier'): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some((database) => database.name === name);
  } catch {
    return true;
  }
}
