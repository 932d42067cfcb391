import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playersOf, type Match, type Seat, type Table } from '$lib/core';
import { games } from '$lib/games/registry';
import { Database } from '$lib/storage/database/database';
import { changeBox } from '$lib/storage/records/boxes';
import { markDeleted } from '$lib/storage/records/deleted-matches';
import { readSavedLog } from '$lib/storage/records/saved-logs';
import { eventually } from '$lib/session/fixtures/eventually';
import { matchCache } from '$lib/session/match/match-cache';
import { readLedger } from '$lib/session/results/finished-matches';
import { DELETED_RETENTION_MS, RunningMatches } from './running-matches.svelte';
import { openMatch } from '$lib/session/match/open';
import { playerDirectoryOf, readKnownPlayers } from '$lib/session/people/player-directory.svelte';
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

function startTestMatch(): Promise<string> {
  return startMatch('las-vegas', setup, seats, table, database);
}

describe('the running matches', () => {
  test('running matches are listed last started first, at first with their seats and then with their standings', async () => {
    const firstId = await startTestMatch();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const secondId = await startTestMatch();
    const runningMatches = new RunningMatches(database);
    expect(runningMatches.running).toBeUndefined();
    const readPromise = runningMatches.read();
    await eventually(() => expect(runningMatches.running).toBeDefined());
    expect(runningMatches.running?.map(({ match }) => match.id)).toEqual([secondId, firstId]);
    expect(runningMatches.running?.[0]?.match.seats).toMatchObject(seats);
    await readPromise;
    expect(runningMatches.running?.[0]?.standing).toEqual({
      progress: { round: 1, roundCount: 3 },
      players: [
        { player: 'p1', total: 0 },
        { player: 'p2', total: 0 },
        { player: 'p3', total: 0 }
      ]
    });
  });

  test('the list is empty on a first visit', async () => {
    const runningMatches = new RunningMatches(database);
    await runningMatches.read();
    expect([runningMatches.running, runningMatches.error]).toEqual([[], undefined]);
  });

  test('finished matches leave the list, and are in the history', async () => {
    const id = await startTestMatch();
    const match = await openMatch(id, { database });
    match?.end();
    await match?.whenSaved();
    match?.close();
    const runningMatches = new RunningMatches(database);
    await runningMatches.read();
    expect(runningMatches.running).toEqual([]);
    expect((await readLedger(database)).map((result) => result.match)).toEqual([id]);
  });
});

describe('a match that is saved while a list is read is listed once', () => {
  /** Clears the page's cache after this many reads of storage, as if the match had been saved. */
  function releaseAfter(readCount: number): void {
    const originalUse = database.use.bind(database);
    let readsLeft = readCount;
    vi.spyOn(database, 'use').mockImplementation(async (work, timeout) => {
      const result = await originalUse(work, timeout);
      readsLeft -= 1;
      if (readsLeft === 0) matchCache.clear();
      return result;
    });
  }

  test('a match that is saved while the running matches are read is listed once', async () => {
    const id = await startTestMatch();
    const savedRunning = (await readSavedLog(database, id))!;
    for (const readCount of [1, 2, 3]) {
      matchCache.set(id, { ...savedRunning, savedSeq: -1 });
      releaseAfter(readCount);
      const runningMatches = new RunningMatches(database);
      await runningMatches.read();
      expect(
        runningMatches.running?.map(({ match }) => match.id),
        `after ${readCount}`
      ).toEqual([id]);
      vi.restoreAllMocks();
    }
  });

  test('a match that is saved while the finished matches are read is listed once', async () => {
    const id = await startTestMatch();
    const match = await openMatch(id, { database });
    match?.end();
    await match?.whenSaved();
    match?.close();
    await playerDirectoryOf(database).load();
    const savedFinished = (await readSavedLog(database, id))!;
    matchCache.set(id, { ...savedFinished, savedSeq: -1 });
    matchCache.set('late', {
      ...savedFinished,
      match: { ...savedFinished.match, id: 'late' },
      result: { ...savedFinished.result!, match: 'late' },
      savedSeq: -1
    });
    releaseAfter(1);
    expect((await readLedger(database)).map((result) => result.match).sort()).toEqual([id, 'late'].sort());
  });
});

describe('deleting a match', () => {
  test('deleting takes a match off the list and out of reach, and can be undone', async () => {
    const id = await startTestMatch();
    const runningMatches = new RunningMatches(database);
    await runningMatches.read();
    await runningMatches.delete(id);
    expect(runningMatches.running).toEqual([]);
    expect(await openMatch(id, { database })).toBeUndefined();
    await runningMatches.undelete(id);
    expect(runningMatches.running?.map(({ match }) => match.id)).toEqual([id]);
    expect((await openMatch(id, { database }))?.match.id).toBe(id);
  });

  test('deleting is permanent after 30 days', async () => {
    const [olderId, newerId] = [await startTestMatch(), await startTestMatch()];
    await markDeleted(database, olderId, Date.now() - DELETED_RETENTION_MS - 1000);
    await markDeleted(database, newerId, Date.now() - DELETED_RETENTION_MS + 60_000);
    await new RunningMatches(database).read();
    await eventually(async () => expect(await readSavedLog(database, olderId)).toBeUndefined());
    expect(await readSavedLog(database, newerId)).toBeDefined();
  });

  test('deleting works for matches that are only on this page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const id = await startTestMatch();
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
  test('starting a match stores the options of the game, and remembers the players', async () => {
    const id = await startTestMatch();
    expect((await readSavedLog(database, id))?.match).toMatchObject({
      game: 'las-vegas',
      seats,
      table,
      options: { first: 'p1', depth: 'turns' }
    });
    const names = (await readKnownPlayers(database)).map(({ name }) => name).sort();
    expect(names).toEqual(['Anna', 'Ben', 'Carla']);
    const [anna] = (await readKnownPlayers(database)).filter(({ name }) => name === 'Anna');
    const undoChanges = playerDirectoryOf(database).forget(anna!);
    expect(await readKnownPlayers(database)).toHaveLength(2);
    playerDirectoryOf(database).undo(undoChanges);
    expect(await readKnownPlayers(database)).toHaveLength(3);
  });

  test('two equal names and an unknown game are refused, with one sentence each', async () => {
    const seatsWithSameName = seats.map((seat) => ({ ...seat, name: 'Anna' }));
    await expect(startMatch('las-vegas', setup, seatsWithSameName, table, database)).rejects.toThrow(
      'Two players are called Anna. Change one of the names.'
    );
    await expect(startMatch('poker', setup, seats, table, database)).rejects.toThrow(
      'Croupier does not know the game “poker”.'
    );
  });

  test('a rematch takes the same seats, options and table', async () => {
    const firstMatch = (await readSavedLog(database, await startTestMatch()))?.match;
    const rematch = (await readSavedLog(database, await playAgain(firstMatch!, database)))?.match;
    const matchSetup = { game: 'las-vegas', seats, table, options: firstMatch?.options };
    expect(rematch).toMatchObject(matchSetup);
    expect(rematch?.id).not.toBe(firstMatch?.id);
  });

  // Fails if the options stay those for the number of players at the start.
  test.each(games)('a rematch of $meta.id seats those who are there at the end', async ({ meta, load }) => {
    const game = await load();
    const startingSeats = seats.slice(0, 3);
    const options = game.options({ ...setup, players: playersOf({ seats: startingSeats }), first: 'p1' });
    const finishedMatch: Match = {
      ...{ id: 'finished', game: meta.id, startedAt: 0, table, options },
      seats: [
        { player: 'p1', name: 'Anna', colour: 'sky', left: { round: 1 } },
        ...startingSeats.slice(1),
        { player: 'p4', name: 'Denny', colour: 'orange', joined: 2 },
        { player: 'p5', name: 'Emil', colour: 'white', joined: 2 }
      ]
    };
    const rematch = await openMatch(await playAgain(finishedMatch, database), { database });
    expect(rematch?.match.seats.map(({ player, name }) => `${player} ${name}`)).toEqual([
      ...['p1 Ben', 'p2 Carla', 'p3 Denny', 'p4 Emil']
    ]);
    expect(game.storedData.options(rematch!.match.options, 4)).toBe(true);
    expect(rematch?.asks).not.toEqual([]);
    rematch?.close();
  });

  test('a rematch uses the notes that were counted since', async () => {
    const noteCounts = Object.fromEntries([3, 4, 5, 6, 7, 8, 9, 10].map((tens) => [`${tens}0000`, 6]));
    const id = await startMatch('las-vegas-cards', setup, seats, table, database);
    const firstMatch = (await readSavedLog(database, id))?.match;
    await changeBox(database, 'las-vegas-cards', (box) => ({
      ...box,
      parts: { notes: { counts: noteCounts } }
    }));
    const rematch = (await readSavedLog(database, await playAgain(firstMatch!, database)))?.match;
    expect(firstMatch?.options).not.toHaveProperty('notes');
    expect(rematch?.options).toMatchObject({ notes: noteCounts });
  });

  test('starting a match needs no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const id = await startTestMatch();
    const match = await openMatch(id, { database });
    expect(match?.match.seats).toMatchObject(seats);
    match?.close();
  });
});

test('there is no match at an unknown address', async () => {
  expect(await openMatch('nobody', { database })).toBeUndefined();
});

test('opening a match without storage rejects with the storage error', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(openMatch('somebody', { database })).rejects.toMatchObject({ code: 'missing' });
});
