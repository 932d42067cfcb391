import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoxRules } from '$lib/session/parts/box.svelte';
import { Quarantine } from '$lib/session/device/quarantine.svelte';
import { readLedger, readNewest } from '$lib/session/results/finished-matches';
import { FormDraft } from '$lib/session/forms/form-draft';
import { RunningMatches } from '$lib/session/home/running-matches.svelte';
import { openMatch } from '$lib/session/match/open';
import { readRolledDice } from '$lib/session/parts/parts-rolled';
import { PartsShelf } from '$lib/session/parts/parts-shelf.svelte';
import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';
import { Settings } from '$lib/session/device/settings.svelte';
import { makeBackup } from '$lib/storage/backup/backup-file';
import { readEverything } from '$lib/storage/backup/backup';
import { Database, STORES } from '$lib/storage/database/database';
import { FORM_DRAFT } from '$lib/storage/records/settings';
import { readManualGames } from '$lib/storage/records/manual-games';
import { readNotes } from '$lib/storage/records/game-notes';
import { readSummaries } from '$lib/storage/records/summaries';
import { StorageError } from '$lib/storage/database/storage-error';
import { fill } from './damage/fill';
import { mutations, type Mutation } from './damage/mutations';
import { manualGame } from './damage/backup';
import { summary } from '$lib/storage/fixtures/summary';
import { DAMAGED_ID, badResult, validStore, type LooseRecord, type Store } from './damage/store';

/**
 * Damages every member of every kind of record, at every depth. The record must be read or set aside as damaged data;
 * nothing throws, nothing overwrites it, and the rest of the store opens. Catches readers that trust a member which no
 * schema validates.
 */

let number = 0;
let database: Database;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  database = new Database(`damaged records ${(number += 1)}`);
});

afterEach(async () => {
  await database.close();
  indexedDB.deleteDatabase(database.name);
  vi.unstubAllGlobals();
});

type Name = (typeof STORES)[number];

/** A kind of record, one of which is damaged in an otherwise valid store. */
interface RecordKind {
  readonly title: string;
  readonly store: Name;
  /** Finds the record in its store: its index, or its key if it is a setting. */
  readonly find: (records: readonly LooseRecord[]) => number | string;
}

const kinds: readonly RecordKind[] = [
  { title: 'a match', store: 'matches', find: (records) => records.findIndex(({ id }) => id === DAMAGED_ID) },
  { title: 'a line', store: 'entries', find: lineOf('table') },
  {
    title: 'an undone log line',
    store: 'entries',
    find: (records) => records.findLastIndex(({ match }) => match === DAMAGED_ID)
  },
  { title: 'taps', store: 'drafts', find: () => 0 },
  {
    title: 'a result',
    store: 'results',
    find: (records) => records.findIndex(({ match }) => match === DAMAGED_ID)
  },
  { title: 'a player of an earlier version', store: 'players', find: () => 0 },
  { title: 'a person', store: 'people', find: () => 0 },
  { title: 'a theme', store: 'settings', find: () => 'theme' },
  { title: 'a note of backups', store: 'settings', find: () => 'backedUpResults' },
  { title: 'a form', store: 'settings', find: () => `${FORM_DRAFT}people` },
  { title: 'a set of missing pieces', store: 'partSets', find: () => 0 },
  { title: 'a line of parts', store: 'partEntries', find: () => 0 },
  { title: 'a correction of a box', store: 'boxes', find: () => 0 },
  { title: 'a note', store: 'gameNotes', find: () => 0 },
  { title: 'a game added by hand', store: 'manualGames', find: () => 0 },
  { title: 'a summary', store: 'summaries', find: () => 0 }
];

function lineOf(player: string): RecordKind['find'] {
  return (records) =>
    records.findIndex(
      (piece) => piece['match'] === DAMAGED_ID && piece['by'] === player && piece['seq'] === 3
    );
}

/** A valid store with one record of every kind. The match to be damaged is finished only if its result is damaged. */
function storeFor(kind: RecordKind): Store & { people: LooseRecord[] } {
  const store = { ...validStore(), people: [] as LooseRecord[] };
  if (kind.store === 'results') {
    badResult(store);
    store.entries.push({ ...store.entries.find(({ match }) => match === DAMAGED_ID), seq: 6, do: 'end' });
  }
  if (kind.title === 'an undone log line')
    store.entries.push({ ...store.entries.find(({ match }) => match === DAMAGED_ID), seq: 6, do: 'undo' });
  if (kind.store === 'drafts')
    store.drafts.push({
      match: DAMAGED_ID,
      after: 5,
      version: 2,
      taps: [{ ask: 'place', kit: 'pick', part: 'face', value: '3' }]
    });
  store.people.push({
    id: 'anna',
    name: 'Anna',
    names: ['Annie'],
    is: 'ann',
    colour: 'sky',
    usedAt: 2,
    forgotten: true
  });
  store.people.push({ id: 'ben', name: 'Ben', names: ['Ben'], colour: 'yellow', usedAt: 2 });
  Object.assign(store.settings, {
    theme: 'night',
    backedUpResults: JSON.stringify({ finished: 6 }),
    [`${FORM_DRAFT}people`]: JSON.stringify({ version: 1, form: { name: 'Anna', typed: 'Ann' } })
  });
  store.gameNotes = [{ match: 'finished', text: 'Anna slept.', place: 'Harbour', date: 7, changedAt: 5 }];
  store.manualGames = [{ ...manualGame('by-hand'), teams: [1, 2], deletedAt: 9 }];
  store.summaries = [{ ...summary }];
  Object.assign(store.boxes[0]!, { parts: { notes: { counts: { '30000': 6 } } } });
  return store;
}

/** The store with its record damaged. */
function damagedStore(kind: RecordKind, { apply }: Mutation): Store & { people: LooseRecord[] } {
  const store = storeFor(kind);
  const records = store[kind.store];
  const index = kind.find(Array.isArray(records) ? records : []);
  const storeRecords = records as Record<string | number, unknown>;
  storeRecords[index] = apply(storeRecords[index]);
  return store;
}

/** All records of all stores. */
async function readAllStores(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return database.use(async (connection) => {
    const allRecords: Record<string, readonly unknown[]> = {};
    for (const store of STORES) allRecords[store] = await connection.getAll(store);
    return allRecords;
  });
}

/** Reads everything that pages read when they open. */
async function readAllLists(): Promise<void> {
  const [lobby, shelf, drawer] = [
    new RunningMatches(database),
    new PartsShelf(database),
    new Quarantine(database)
  ];
  const people = playerDirectoryOf(database);
  await readNotes(database);
  await readManualGames(database);
  await readSummaries(database);
  await lobby.read();
  await shelf.read();
  await drawer.read();
  await people.load();
  await new Settings(database).load();
  await new BoxRules('las-vegas', database).load();
  await readRolledDice(database);
  await new FormDraft('people', database).read();
  const finishedMatches = await readLedger(database);
  const newestMatches = await readNewest(2, database);
  expect([lobby.error, shelf.error, drawer.error, people.error]).toEqual(Array(4).fill(undefined));
  const runningIds = (lobby.running ?? []).map(({ match }) => match.id);
  expect(runningIds, 'the rest of the store opens').toContain('running');
  expect(finishedMatches.map(({ match }) => match)).toContain('finished');
  expect(newestMatches.results).toEqual(finishedMatches.slice(0, 2));
  const isOfCache = (drawer.items ?? []).some(({ records }) =>
    records.some(({ store }) => (store as string) === 'summaries')
  );
  expect(isOfCache, 'a damaged cache is not listed as damaged data').toBe(false);
  for (const { sentence } of drawer.items ?? []) expect(sentence).toMatch(/^[A-Z“⁨].*\.$/u);
  expect(JSON.stringify([runningIds, finishedMatches, people.remembered])).not.toMatch(/NaN|\[object/);
  const { taken: _, unread: __, forms: ___, ...body } = await readEverything(database);
  expect((await makeBackup(body, 1)).size).toBeGreaterThan(0);
  await expectOpens(DAMAGED_ID);
  await expectOpens('running');
}

/** A match opens, or says why not in a StorageError. */
async function expectOpens(id: string): Promise<void> {
  const openedMatch = await openMatch(id, { database }).catch((error: unknown) => {
    expect(error).toBeInstanceOf(StorageError);
    expect(id, 'valid records open').not.toBe('running');
    return undefined;
  });
  if (openedMatch === undefined) return;
  try {
    const { lines, undoLabel, redoLabel, view, asks, notice } = openedMatch;
    expect(JSON.stringify([lines, undoLabel, redoLabel, view, asks, notice])).not.toMatch(/\bNaN\b/);
  } finally {
    openedMatch.close();
  }
}

describe.each(kinds)('$title', (kind) => {
  const validRecords = storeFor(kind)[kind.store];
  const index = kind.find(Array.isArray(validRecords) ? validRecords : []);
  const record = (validRecords as Record<string | number, unknown>)[index];
  const recordMutations = mutations(record);

  test('has members to damage', () => {
    expect(record).toBeDefined();
    expect(recordMutations.length).toBeGreaterThan(8);
  });

  test.each(recordMutations)('$title', async (mutation) => {
    try {
      await fill(database, damagedStore(kind, mutation));
    } catch (error) {
      // IndexedDB refuses a record without its key, so no device can hold one.
      expect(error).toMatchObject({ code: 'failed' });
      return;
    }
    const recordsBefore = await readAllStores();
    await readAllLists();
    // A finished match without its result gets a new one.
    const recordsAfter = await readAllStores();
    for (const store of STORES)
      expect(recordsAfter[store], 'nothing is overwritten').toEqual(
        expect.arrayContaining([...recordsBefore[store]!])
      );
  });
});
