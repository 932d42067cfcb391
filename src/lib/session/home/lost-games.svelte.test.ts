import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { markDeleted } from '$lib/storage/records/deleted-matches';
import { addMatch } from '$lib/storage/records/matches';
import type { SavedMatch } from '$lib/storage/database/schema';
import {
  checkGames,
  declineProtection,
  dismissLostGames,
  recordGameCount,
  recordNewGame
} from './lost-games';

let number = 0;
let database = new Database('kept games');

function makeMatch(id: string): SavedMatch {
  return {
    id,
    game: 'razzia',
    seats: [{ player: 'p1', name: 'Anna', colour: 'sky' }],
    options: {},
    table: { parts: {}, hideMoney: false },
    startedAt: 1
  };
}

async function addMatches(...ids: readonly string[]): Promise<void> {
  for (const id of ids) await addMatch(database, makeMatch(id));
}

/** Replaces the database with an empty one, as if a browser had cleared it. */
async function emptyDatabase(): Promise<void> {
  await database.close();
  database = new Database(`kept games ${(number += 1)}`);
}

beforeEach(async () => {
  localStorage.clear();
  await emptyDatabase();
});
afterEach(() => localStorage.clear());

describe('an emptied database is not mistaken for a new device', () => {
  test('on a new device nothing is missing', async () => {
    expect(await checkGames(database, 5)).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  test('lost games are reported, with their number and when they were last seen', async () => {
    await addMatches('a', 'b');
    await checkGames(database, 5);
    await emptyDatabase();
    expect(await checkGames(database, 9)).toEqual({ lost: { count: 2, at: 5 } });
  });

  test('lost games are reported even after a new game was started, until the report is dismissed', async () => {
    await addMatches('a', 'b');
    await checkGames(database, 5);
    await emptyDatabase();
    await checkGames(database, 9);
    await addMatches('c');
    expect(await checkGames(database, 10)).toEqual({ lost: { count: 2, at: 5 } });
    dismissLostGames();
    expect(await checkGames(database, 11)).toEqual({});
  });

  test('a new game that the home page has never counted is reported if it is lost', async () => {
    recordNewGame(5);
    expect(await checkGames(database, 9)).toEqual({ lost: { count: 1, at: 5 } });
  });

  test('restoring the lost games ends the report', async () => {
    await addMatches('a', 'b');
    await checkGames(database, 5);
    await emptyDatabase();
    await checkGames(database, 9);
    await addMatches('a', 'b');
    expect(await checkGames(database, 10)).toEqual({});
  });

  test('games that someone deleted, or removed by undoing a restore, are not missing', async () => {
    await addMatches('a');
    await checkGames(database, 5);
    await markDeleted(database, 'a', 6);
    expect(await checkGames(database, 9)).toEqual({});
    recordNewGame(10);
    await emptyDatabase();
    await recordGameCount(database, 11);
    expect(await checkGames(database, 12)).toEqual({});
  });

  test.each(['{', 'null', '[]', '{"count":-1,"at":1}', '{"count":"2","at":1}'])(
    'an invalid note is ignored: %s',
    async (note) => {
      localStorage.setItem('croupier-games', note);
      expect(await checkGames(database, 9)).toEqual({});
    }
  );
});

test('from the third game on protection is recommended, until it is declined', async () => {
  const persisted = navigator.storage.persisted.bind(navigator.storage);
  navigator.storage.persisted = () => Promise.resolve(false);
  try {
    await addMatches('a', 'b');
    expect(await checkGames(database, 5)).toEqual({});
    await addMatches('c');
    expect(await checkGames(database, 6)).toEqual({ unprotected: 3 });
    navigator.storage.persisted = () => Promise.resolve(true);
    expect(await checkGames(database, 7)).toEqual({});
    navigator.storage.persisted = () => Promise.resolve(false);
    declineProtection();
    expect(await checkGames(database, 8)).toEqual({});
  } finally {
    navigator.storage.persisted = persisted;
  }
});
