import type { Database } from '$lib/storage/database/database';
import { validRecord, validRecords } from '$lib/storage/validation/validate-records';
import type { RememberedPlayer, SavedPerson } from '$lib/storage/database/schema';
import { allRequests, read, readInBatches, write } from '$lib/storage/database/transactions';

/** The number of records per batch. People are short records: a batch is deserialised within a frame. */
const RECORDS_AT_ONCE = 500;

/** Everyone known on this device. */
export interface KnownPeople {
  readonly people: readonly SavedPerson[];
  /** Players saved by an earlier version under their names alone. */
  readonly players: readonly RememberedPlayer[];
}

/** Everyone who has played on this device. Players saved by an earlier version are sorted by most recent use. */
export function readPeople(database: Database): Promise<KnownPeople> {
  return read(database, ['people', 'players'], async (transaction) => {
    const people: SavedPerson[] = [];
    const [players] = await allRequests([
      () => transaction.objectStore('players').index('byUse').getAll(),
      () =>
        readInBatches(
          transaction.objectStore('people'),
          (records) => {
            people.push(...validRecords('people', records));
          },
          RECORDS_AT_ONCE
        )
    ]);
    return { people, players: validRecords('players', players).toReversed() };
  });
}

/** Saves these people, and deletes those whose ids are in `removedIds`. */
export function savePeople(
  database: Database,
  people: readonly SavedPerson[],
  removedIds: readonly string[] = []
): Promise<void> {
  return write(database, ['people'], async (transaction) => {
    const store = transaction.objectStore('people');
    await allRequests([
      ...people.map((person) => () => store.put(validRecord('people', person))),
      ...removedIds.map((id) => () => store.delete(id))
    ]);
  });
}

/** The people with these ids, and those they were merged into. No one else is read, however many are known. */
export function readPeopleOf(database: Database, ids: Iterable<string>): Promise<readonly SavedPerson[]> {
  return read(database, ['people'], async (transaction) => {
    const store = transaction.objectStore('people');
    const readIds = new Set<string>();
    const people: SavedPerson[] = [];
    let pendingIds = [...new Set(ids)];
    while (pendingIds.length > 0) {
      for (const id of pendingIds) readIds.add(id);
      const foundPeople = validRecords(
        'people',
        await allRequests(pendingIds.map((id) => () => store.get(id)))
      );
      people.push(...foundPeople);
      pendingIds = [
        ...new Set(foundPeople.flatMap(({ is }) => (is === undefined || readIds.has(is) ? [] : [is])))
      ];
    }
    return people;
  });
}
