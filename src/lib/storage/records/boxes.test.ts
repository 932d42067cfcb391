import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { changeBox, readBox } from './boxes';
import { Database } from '$lib/storage/database/database';

const NAME = 'boxes';

afterEach(() => deleteDB(NAME));

test('a box without house rules or corrections is as printed', async () => {
  const database = new Database(NAME);
  expect(await readBox(database, 'razzia')).toEqual({ game: 'razzia', houseRules: {}, rulings: {} });
  await database.close();
});

test('rules set for one box in two tabs are both kept', async () => {
  const [firstDatabase, otherDatabase] = [new Database(NAME), new Database(NAME)];
  await changeBox(firstDatabase, 'razzia', (box) => ({ ...box, houseRules: { equalSymbols: 'wins' } }));
  await changeBox(otherDatabase, 'razzia', (box) => ({ ...box, rulings: { '1.7': 'The oldest is ahead.' } }));
  expect(await readBox(firstDatabase, 'razzia')).toEqual({
    game: 'razzia',
    houseRules: { equalSymbols: 'wins' },
    rulings: { '1.7': 'The oldest is ahead.' }
  });
  await firstDatabase.close();
  await otherDatabase.close();
});

test('a database upgraded from a version without boxes can store them', async () => {
  const olderDatabase = new Database(NAME, 3);
  await olderDatabase.use((connection) => Promise.resolve(connection.version));
  await olderDatabase.close();
  const database = new Database(NAME);
  await changeBox(database, 'razzia', (box) => ({ ...box, houseRules: { threeCards: 'whole' } }));
  expect((await readBox(database, 'razzia')).houseRules).toEqual({ threeCards: 'whole' });
  await database.close();
});
