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

const oldSeats: readonly Seat[] = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' }
];
const currentNames = (): readonly string[] => people.withCurrentNames(oldSeats).map(({ name }) => name);
const rememberedNames = (): readonly string[] => people.remembered.map(({ name }) => name);

test('players saved by an earlier version are known', () => {
  expect(people.remembered).toEqual([
    { name: 'Anna', colour: 'sky', usedAt: 2 },
    { name: 'Ben', colour: 'yellow', usedAt: 1 }
  ]);
});

test('renaming a person changes old matches too, is saved, and can be undone', async () => {
  const undoChanges = people.rename(oldSeats[0]!, 'Anne');
  expect([currentNames(), rememberedNames()]).toEqual([
    ['Anne', 'Ben'],
    ['Anne', 'Ben']
  ]);
  await eventually(async () => expect((await readPeople(database)).people).toMatchObject([{ name: 'Anne' }]));
  expect((await readPeople(database)).players).toHaveLength(2);
  people.undo(undoChanges);
  expect([currentNames(), rememberedNames()]).toEqual([
    ['Anna', 'Ben'],
    ['Anna', 'Ben']
  ]);
  await eventually(async () => expect((await readPeople(database)).people).toEqual([]));
});

test('another tab uses the new names', async () => {
  const otherTab = playerDirectoryOf(new Database(database.name));
  await otherTab.load();
  people.rename(oldSeats[0]!, 'Anne');
  await eventually(() => expect(otherTab.withCurrentNames(oldSeats)[0]?.name).toBe('Anne'));
});

test('a forgotten name is not suggested again, and stays in the matches', () => {
  const [anna] = people.remembered;
  const undoChanges = people.forget(anna!);
  expect([currentNames(), rememberedNames()]).toEqual([['Anna', 'Ben'], ['Ben']]);
  people.undo(undoChanges);
  expect(rememberedNames()).toEqual(['Anna', 'Ben']);
});

test('a forgotten player who joins a match again is the same person', () => {
  people.rename(oldSeats[0]!, 'Anne');
  const [anne] = people.remembered;
  people.forget(anne!);
  expect(people.personFor('Anne', 'sky').person).toBe(anne?.person);
  expect(rememberedNames()).toEqual(['Anne', 'Ben']);
});

test('merged people have one name everywhere, until that is undone', () => {
  const lowerCasePerson = people.personFor('anna', 'green');
  const seat: Seat = { player: 'p1', colour: 'green', ...lowerCasePerson };
  const undoChanges = people.merge(seat, { name: 'Anna' });
  expect(people.withCurrentNames([seat])[0]?.name).toBe('Anna');
  expect([currentNames(), [...rememberedNames()].sort()]).toEqual([
    ['Anna', 'Ben'],
    ['Anna', 'Ben']
  ]);
  people.undo(undoChanges);
  expect(people.withCurrentNames([seat])[0]?.name).toBe('anna');
});

describe('taking a seat', () => {
  const seatsFor = (...names: readonly string[]): readonly Seat[] =>
    names.map((name, index) => ({ ...oldSeats[index]!, name }));

  test('links the seat with the known player of that name, or with someone new', () => {
    const [anna] = people.seat(seatsFor('Anna', 'Carla'), 5).people;
    expect(anna).toMatchObject({ name: 'Anna', names: ['Anna'], usedAt: 5 });
    people.addPeople([anna!], false);
    const { seats } = people.seat(seatsFor('Anna', 'Carla'), 6);
    expect(seats[0]?.person).toBe(anna?.id);
    expect(seats[1]?.person).not.toBe(anna?.id);
  });

  test('is possible under a former name of someone else', () => {
    people.rename(oldSeats[0]!, 'Anne');
    const [anna] = people.seat(seatsFor('Anna'), 5).people;
    expect(anna).toMatchObject({ name: 'Anna', names: [] });
    people.addPeople([anna!], false);
    expect(currentNames()).toEqual(['Anne', 'Ben']);
  });
});

test('only someone else counts as a namesake', () => {
  expect(people.namesake(oldSeats[0]!, 'Ben')?.name).toBe('Ben');
  expect(people.namesake(oldSeats[0]!, 'Anna')).toBeUndefined();
  expect(people.findLookalike('BEN')).toBe('Ben');
});

test('without storage a change lasts until the page is closed', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const separateDirectory = playerDirectoryOf(new Database(`${database.name} alone`));
  await separateDirectory.load();
  separateDirectory.rename(oldSeats[0]!, 'Anne');
  expect(separateDirectory.withCurrentNames(oldSeats)[0]?.name).toBe('Anne');
  await eventually(() => expect(separateDirectory.error?.code).toBe('missing'));
});
