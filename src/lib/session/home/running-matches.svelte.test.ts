import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Seat, Table } from '$lib/core';
import { Database } from '$lib/storage/database/database';
import { changeBox } from '$lib/storage/records/boxes';
import { markDeleted } from '$lib/storage/records/matches';
import { readSavedLog } from '$lib/storage/records/saved-logs';
import { eventually } from '$lib/session/fixtures/eventually';
import { matchCache } from '$lib/session/match/match-cache';
import { readLedger } from '$lib/session/results/finished-matches';
import { DELETED_RETENTION_MS, RunningMatches } from './running-matches.svelte';
import { openMatch } from '$lib/session/match/open';
import { playerDirectoryOf, knownPlayers } from '$lib/session/people/player-directory.svelte';
import { playAgain, startMatch } from '$lib/session/match/start';

const seats: readonly Seat[] = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
];
const setup = { first: 'p1', depth: 'turns', houseRules: {} } as const;
const table: Table = { parts: { dice: 'table', notes: 'app' }, hideMoney: false };
let database: Database;
let number = 0;

beforeEach(() => {
  number += 1;
  database = new Database(`running matches ${Date.now()} ${number}`);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  matchCache.clear();
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

function start(): Promise<string> {
  return startMatch('las-vegas', setup, seats, table, database);
}

describe('the running matches', () => {
  test('are listed last started first, at first with their seats and then with their standings', async () => {
    const first = await start();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await start();
    const runningMatches = new RunningMatches(database);
    expect(runningMatches.running).toBeUndefined();
    const reading = runningMatches.read();
    await eventually(() => expect(runningMatches.running).toBeDefined());
    expect(runningMatches.running?.map(({ match }) => match.id)).toEqual([second, first]);
    expect(runningMatches.running?.[0]?.match.seats).toMatchObject(seats);
    await reading;
    expect(runningMatches.running?.[0]?.standing).toEqual({
      progress: { round: 1, of: 3 },
      players: [
        { player: 'p1', total: 0 },
        { player: 'p2', total: 0 },
        { player: 'p3', total: 0 }
      ]
    });
  });

  test('are empty on a first visit', async () => {
    const runningMatches = new RunningMatches(database);
    await runningMatches.read();
    expect([runningMatches.running, runningMatches.error]).toEqual([[], undefined]);
  });

  test('leave the list when they are finished, and are in the history', async () => {
    const id = await start();
    const match = await openMatch(id, { database });
    match?.end();
    await match?.settled();
    match?.close();
    const runningMatches = new RunningMatches(database);
    await runningMatches.read();
    expect(runningMatches.running).toEqual([]);
    expect((await readLedger(database)).map((result) => result.match)).toEqual([id]);
  });
});

describe('a match that is saved while a list is read is listed once', () => {
  /** Clears the page's cache after this many reads of storage, as if the match had been saved. */
  function releaseAfter(reads: number): void {
    const use = database.use.bind(database);
    let left = reads;
    vi.spyOn(database, 'use').mockImplementation(async (work, timeout) => {
      const result = await use(work, timeout);
      left -= 1;
      if (left === 0) matchCache.clear();
      return result;
    });
  }

  test('among the running matches', async () => {
    const id = await start();
    const running = (await readSavedLog(database, id))!;
    for (const reads of [1, 2, 3]) {
      matchCache.set(id, { ...running, savedSeq: -1 });
      releaseAfter(reads);
      const runningMatches = new RunningMatches(database);
      await runningMatches.read();
      expect(
        runningMatches.running?.map(({ match }) => match.id),
        `after ${reads}`
      ).toEqual([id]);
      vi.restoreAllMocks();
    }
  });

  test('among the finished matches', async () => {
    const id = await start();
    const match = await openMatch(id, { database });
    match?.end();
    await match?.settled();
    match?.close();
    await playerDirectoryOf(database).load();
    const finished = (await readSavedLog(database, id))!;
    matchCache.set(id, { ...finished, savedSeq: -1 });
    matchCache.set('late', {
      ...finished,
      match: { ...finished.match, id: 'late' },
      result: { ...finished.result!, match: 'late' },
      savedSeq: -1
    });
    releaseAfter(1);
    expect((await readLedger(database)).map((result) => result.match).sort()).toEqual([id, 'late'].sort());
  });
});

describe('deleting a match', () => {
  test('takes it off the list and out of reach, and can be undone', async () => {
    const id = await start();
    const runningMatches = new RunningMatches(database);
    await runningMatches.read();
    await runningMatches.delete(id);
    expect(runningMatches.running).toEqual([]);
    expect(await openMatch(id, { database })).toBeUndefined();
    await runningMatches.undelete(id);
    expect(runningMatches.running?.map(({ match }) => match.id)).toEqual([id]);
    expect((await openMatch(id, { database }))?.match.id).toBe(id);
  });

  test('is for good after 30 days', async () => {
    const [old, recent] = [await start(), await start()];
    await markDeleted(database, old, Date.now() - DELETED_RETENTION_MS - 1000);
    await markDeleted(database, recent, Date.now() - DELETED_RETENTION_MS + 60_000);
    await new RunningMatches(database).read();
    await eventually(async () => expect(await readSavedLog(database, old)).toBeUndefined());
    expect(await readSavedLog(database, recent)).toBeDefined();
  });

  test('works for matches that are only on this page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const id = await start();
    const runningMatches = new RunningMatches(database);
    await runningMatches.read();
    expect([runningMatches.running?.length, runningMatches.error?.code]).toEqual([1, 'missing']);
    await runningMatches.delete(id);
    expect(runningMatches.running).toEqual([]);
    await runningMatches.undelete(id);
    expect(runningMatches.running?.map(({ match }) => match.id)).toEqual([id]);
  });
});

describe('starting a match', () => {
  test('stores the options of the game, and remembers the players', async () => {
    const id = await start();
    expect((await readSavedLog(database, id))?.match).toMatchObject({
      game: 'las-vegas',
      seats,
      table,
      options: { first: 'p1', depth: 'turns' }
    });
    const names = (await knownPlayers(database)).map(({ name }) => name).sort();
    expect(names).toEqual(['Anna', 'Ben', 'Carla']);
    const [anna] = (await knownPlayers(database)).filter(({ name }) => name === 'Anna');
    const undo = playerDirectoryOf(database).forget(anna!);
    expect(await knownPlayers(database)).toHaveLength(2);
    playerDirectoryOf(database).undo(undo);
    expect(await knownPlayers(database)).toHaveLength(3);
  });

  test('refuses two equal names, and an unknown game, with one sentence each', async () => {
    const sameNames = seats.map((seat) => ({ ...seat, name: 'Anna' }));
    await expect(startMatch('las-vegas', setup, sameNames, table, database)).rejects.toThrow(
      'Two players are called Anna. Change one of the names.'
    );
    await expect(startMatch('poker', setup, seats, table, database)).rejects.toThrow(
      'Croupier does not know the game “poker”.'
    );
  });

  test('again takes the same seats, options and table', async () => {
    const first = (await readSavedLog(database, await start()))?.match;
    const again = (await readSavedLog(database, await playAgain(first!, database)))?.match;
    const settled = { game: 'las-vegas', seats, table, options: first?.options };
    expect(again).toMatchObject(settled);
    expect(again?.id).not.toBe(first?.id);
  });

  test('again uses the notes that were counted since', async () => {
    const counts = Object.fromEntries([3, 4, 5, 6, 7, 8, 9, 10].map((tens) => [`${tens}0000`, 6]));
    const id = await startMatch('las-vegas-cards', setup, seats, table, database);
    const first = (await readSavedLog(database, id))?.match;
    await changeBox(database, 'las-vegas-cards', (box) => ({ ...box, parts: { notes: { counts } } }));
    const again = (await readSavedLog(database, await playAgain(first!, database)))?.match;
    expect(first?.options).not.toHaveProperty('notes');
    expect(again?.options).toMatchObject({ notes: counts });
  });

  test('needs no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const id = await start();
    const match = await openMatch(id, { database });
    expect(match?.match.seats).toMatchObject(seats);
    match?.close();
  });
});

test('there is no match at an unknown address', async () => {
  expect(await openMatch('nobody', { database })).toBeUndefined();
});

test('a match that storage cannot be asked for is reported as that', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(openMatch('somebody', { database })).rejects.toMatchObject({ code: 'missing' });
});
