import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { GameNotes } from './game-notes.svelte';
import { ManualGames, type ManualEntry } from './manual-games.svelte';
import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';

let number = 0;
let database: Database;

beforeEach(() => (database = new Database(`manual games ${(number += 1)}`)));
afterEach(() => database.close());

const entry: ManualEntry = {
  game: 'razzia',
  playedAt: 1_750_000_000_000,
  players: [
    { name: 'Anna', colour: 'sky', score: 90_000, place: 1 },
    { name: 'Ben', colour: 'yellow', score: 40_000, place: 2 }
  ]
};

test('an entered game is listed with its people, and can be changed, deleted and restored', async () => {
  const games = new ManualGames(database);
  const id = await games.save(entry);
  expect(games.games?.map(({ players }) => players.map(({ name }) => name))).toEqual([['Anna', 'Ben']]);
  expect(
    playerDirectoryOf(database)
      .remembered.map(({ name }) => name)
      .sort()
  ).toEqual(['Anna', 'Ben']);
  await games.save({ ...entry, text: 'Late.' }, id);
  expect(games.games?.map(({ text }) => text)).toEqual(['Late.']);
  await games.delete(id ?? '');
  expect(games.games).toEqual([]);
  expect((await games.find(id ?? ''))?.deletedAt).toBeGreaterThan(0);
  await games.undelete(id ?? '');
  expect(games.games).toHaveLength(1);
});

test('a person who was renamed or merged has the new name in games entered by hand', async () => {
  const games = new ManualGames(database);
  await games.save(entry);
  const [anna] = games.games?.[0]?.players ?? [];
  playerDirectoryOf(database).rename(anna ?? { name: '' }, 'Annabel');
  expect(games.games?.[0]?.players.map(({ name }) => name)).toEqual(['Annabel', 'Ben']);
  const secondId = await games.save({ ...entry, players: [{ name: 'Anna', colour: 'sky', place: 1 }] });
  playerDirectoryOf(database).merge((await games.find(secondId ?? ''))?.players[0] ?? { name: '' }, {
    name: 'Annabel'
  });
  expect((await games.find(secondId ?? ''))?.players[0]?.name).toBe('Annabel');
});

test('a game that cannot be saved is not listed, and the error says why', async () => {
  const games = new ManualGames(database);
  expect(await games.save({ ...entry, text: 'x'.repeat(281) })).toBeUndefined();
  expect(games.error?.code).toBe('unfit');
});

test('a note can be set and then restored to its earlier text', async () => {
  const notes = new GameNotes(database);
  expect(await notes.setNote('a', { text: 'Anna slept.', place: 'Harbour' })).toEqual({});
  const noteBefore = await notes.setNote('a', { text: 'Anna won.', place: '' });
  expect(notes.noteOf('a')).toEqual({ text: 'Anna won.' });
  await notes.setNote('a', noteBefore ?? {});
  expect(notes.noteOf('a')).toEqual({ text: 'Anna slept.', place: 'Harbour' });
  await notes.setNote('a', {});
  expect(notes.noteByMatch.size).toBe(0);
});

test('another tab is notified of a note and of a game', async () => {
  const [firstNotes, secondNotes] = [new GameNotes(database), new GameNotes(database)];
  await firstNotes.setNote('a', { text: 'Anna slept.' });
  await expect.poll(() => secondNotes.noteOf('a')).toEqual({ text: 'Anna slept.' });
  const [games, other] = [new ManualGames(database), new ManualGames(database)];
  await games.save(entry);
  await expect.poll(() => other.games?.length).toBe(1);
});
