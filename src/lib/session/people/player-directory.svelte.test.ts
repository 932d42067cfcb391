import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Seat } from '$lib/core';
import { Database } from '$lib/storage/database/database';
import { readPeople } from '$lib/storage/records/known-people';
import { eventually } from '$lib/session/fixtures/eventually';
import { playerDirectoryOf, type PlayerDirectory } from './player-directory.svelte';

let number = 0;
let database: Database;
let people: PlayerDirectory;

beforeEach(async () => {
  number += 1;
  database = new Database(`people ${Date.now()} ${number}`);
  await database.use(async (connection) => {
    await connection.put('players', { name: 'Anna', colour: 'sky', usedAt: 2 });
    await connection.put('players', { name: 'Ben', colour: 'yellow', usedAt: 1 });
  });
  people = playerDirectoryOf(database);
  await people.load();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

const old: readonly Seat[] = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' }
];
const namesNow = (): readonly string[] => people.withCurrentNames(old).map(({ name }) => name);
const remembered = (): readonly string[] => people.remembered.map(({ name }) => name);

test('players saved by an earlier version are known', () => {
  expect(people.remembered).toEqual([
    { name: 'Anna', colour: 'sky', usedAt: 2 },
    { name: 'Ben', colour: 'yellow', usedAt: 1 }
  ]);
});

test('a name is changed in old matches too, is kept, and can be changed back', async () => {
  const undo = people.rename(old[0]!, 'Anne');
  expect([namesNow(), remembered()]).toEqual([
    ['Anne', 'Ben'],
    ['Anne', 'Ben']
  ]);
  await eventually(async () => expect((await readPeople(database)).people).toMatchObject([{ name: 'Anne' }]));
  expect((await readPeople(database)).players).toHaveLength(2);
  people.undo(undo);
  expect([namesNow(), remembered()]).toEqual([
    ['Anna', 'Ben'],
    ['Anna', 'Ben']
  ]);
  await eventually(async () => expect((await readPeople(database)).people).toEqual([]));
});

test('another tab uses the new names', async () => {
  const tab = playerDirectoryOf(new Database(database.name));
  await tab.load();
  people.rename(old[0]!, 'Anne');
  await eventually(() => expect(tab.withCurrentNames(old)[0]?.name).toBe('Anne'));
});

test('a forgotten name is not suggested again, and stays in the matches', () => {
  const [anna] = people.remembered;
  const undo = people.forget(anna!);
  expect([namesNow(), remembered()]).toEqual([['Anna', 'Ben'], ['Ben']]);
  people.undo(undo);
  expect(remembered()).toEqual(['Anna', 'Ben']);
});

test('a forgotten player who joins a match again is the same person', () => {
  people.rename(old[0]!, 'Anne');
  const [anne] = people.remembered;
  people.forget(anne!);
  expect(people.personFor('Anne', 'sky').person).toBe(anne?.person);
  expect(remembered()).toEqual(['Anne', 'Ben']);
});

test('merged people have one name everywhere, until that is undone', () => {
  const lower = people.personFor('anna', 'green');
  const seat: Seat = { player: 'p1', colour: 'green', ...lower };
  const undo = people.merge(seat, { name: 'Anna' });
  expect(people.withCurrentNames([seat])[0]?.name).toBe('Anna');
  expect([namesNow(), [...remembered()].sort()]).toEqual([
    ['Anna', 'Ben'],
    ['Anna', 'Ben']
  ]);
  people.undo(undo);
  expect(people.withCurrentNames([seat])[0]?.name).toBe('anna');
});

describe('taking a seat', () => {
  const at = (...names: readonly string[]): readonly Seat[] =>
    names.map((name, index) => ({ ...old[index]!, name }));

  test('links the seat with the known player of that name, or with someone new', () => {
    const [anna] = people.seat(at('Anna', 'Carla'), 5).people;
    expect(anna).toMatchObject({ name: 'Anna', names: ['Anna'], usedAt: 5 });
    people.addPeople([anna!], false);
    const { seats } = people.seat(at('Anna', 'Carla'), 6);
    expect(seats[0]?.person).toBe(anna?.id);
    expect(seats[1]?.person).not.toBe(anna?.id);
  });

  test('is possible under a former name of someone else', () => {
    people.rename(old[0]!, 'Anne');
    const [anna] = people.seat(at('Anna'), 5).people;
    expect(anna).toMatchObject({ name: 'Anna', names: [] });
    people.addPeople([anna!], false);
    expect(namesNow()).toEqual(['Anne', 'Ben']);
  });
});

test('only someone else counts as a namesake', () => {
  expect(people.namesake(old[0]!, 'Ben')?.name).toBe('Ben');
  expect(people.namesake(old[0]!, 'Anna')).toBeUndefined();
  expect(people.lookalike('BEN')).toBe('Ben');
});

test('without storage a change lasts until the page is closed', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const alone = playerDirectoryOf(new Database(`${database.name} alone`));
  await alone.load();
  alone.rename(old[0]!, 'Anne');
  expect(alone.withCurrentNames(old)[0]?.name).toBe('Anne');
  await eventually(() => expect(alone.error?.code).toBe('missing'));
});
