import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { makePenniesMatch, rollMove, dieTap } from '$lib/session/fixtures/pennies';
import { eventually } from '$lib/session/fixtures/eventually';
import { matchCache } from '$lib/session/match/match-cache';
import type { OpenMatch } from '$lib/session/match/match.svelte';

let fixture: MatchFixture;
let match: OpenMatch;

beforeEach(async () => {
  fixture = await new MatchFixture(20).build();
  match = await fixture.open();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await fixture.close();
  matchCache.clear();
});

/** Makes every write of an entry fail until the returned function is called. */
function failWrites(error: string): () => void {
  const addSpy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('not now', error);
  });
  return () => addSpy.mockRestore();
}

async function readSavedSeqs(): Promise<readonly number[] | undefined> {
  return (await fixture.readSaved())?.entries.map(({ seq }) => seq);
}

describe('storage that fails', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'failed']
  ])('with %s shows one sentence, and the match continues', async (error, code) => {
    failWrites(error);
    match.play(rollMove(1));
    await match.whenSaved();
    expect([match.saveState, match.error?.code]).toEqual(['waiting', code]);
    match.play(rollMove(2));
    expect(match.totals).toEqual({ p1: 1000, p2: 2000 });
    await match.whenSaved();
    expect(await readSavedSeqs()).toEqual([]);
  });

  test('storage that recovers gets the pending entries with the next move, in order and without gaps', async () => {
    match.play(rollMove(1));
    await match.whenSaved();
    const recover = failWrites('QuotaExceededError');
    match.play(rollMove(2));
    match.play(rollMove(3));
    match.undo();
    await match.whenSaved();
    recover();
    match.play(rollMove(4));
    await match.whenSaved();
    expect([match.saveState, match.error]).toEqual(['saved', undefined]);
    expect(await readSavedSeqs()).toEqual([1, 2, 3, 4, 5]);
    expect((await fixture.readSaved())?.entries).toEqual(match.entries);
  });

  test.each([
    ['after a while', () => new Promise((resolve) => setTimeout(resolve, 1200))],
    ['when the network is back', () => Promise.resolve(window.dispatchEvent(new Event('online')))],
    [
      'when the page is visible again',
      () => Promise.resolve(document.dispatchEvent(new Event('visibilitychange')))
    ]
  ])('is tried again %s', async (_, causeRetry) => {
    const recover = failWrites('UnknownError');
    match.play(rollMove(1));
    await match.whenSaved();
    recover();
    await causeRetry();
    await eventually(() => expect(match.saveState).toBe('saved'));
    expect(await readSavedSeqs()).toEqual([1]);
  });

  test('a match is still saved after its page is left, and can be opened from memory until then', async () => {
    const recover = failWrites('QuotaExceededError');
    match.play(rollMove(1));
    match.tap(dieTap(3));
    await match.whenSaved();
    match.close();
    const reopenedMatch = await fixture.open();
    expect([reopenedMatch.totals, reopenedMatch.draft, reopenedMatch.saveState]).toEqual([
      { p1: 1000, p2: 0 },
      [dieTap(3)],
      'waiting'
    ]);
    reopenedMatch.close();
    recover();
    window.dispatchEvent(new Event('online'));
    await eventually(async () => expect(await readSavedSeqs()).toEqual([1]));
    await eventually(() => expect(matchCache.size).toBe(0));
  });

  test('the browser asks before it closes the page, as long as something is unsaved', async () => {
    const isCloseWarned = (): boolean =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isCloseWarned()).toBe(false);
    const recover = failWrites('QuotaExceededError');
    match.play(rollMove(1));
    await match.whenSaved();
    expect(isCloseWarned()).toBe(true);
    recover();
    await match.whenSaved();
    expect(isCloseWarned()).toBe(false);
  });
});

test('slow storage is reported until the write is done', async () => {
  const blocker = { held: true };
  let signalStart: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (signalStart = resolve));
  const blockingUse = fixture.database.use(async (connection) => {
    const transaction = connection.transaction('entries', 'readwrite');
    signalStart();
    while (blocker.held) await transaction.store.count();
    await transaction.done;
  });
  await started;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  match.play(rollMove(1));
  vi.advanceTimersByTime(6000);
  vi.useRealTimers();
  expect([match.saveState, match.error?.code]).toEqual(['waiting', 'slow']);
  blocker.held = false;
  await blockingUse;
  await match.whenSaved();
  expect([match.saveState, match.error]).toEqual(['saved', undefined]);
});

test('a match can be played to its end without any storage', async () => {
  const unsavedFixture = new MatchFixture(1);
  matchCache.set(unsavedFixture.match.id, { match: unsavedFixture.match, entries: [], savedSeq: -1 });
  vi.stubGlobal('indexedDB', undefined);
  const openedMatch = await unsavedFixture.open();
  openedMatch.play(rollMove(1));
  openedMatch.play(rollMove(2));
  await openedMatch.whenSaved();
  expect([openedMatch.saveState, openedMatch.error?.code]).toEqual(['waiting', 'missing']);
  expect([openedMatch.isOver, openedMatch.result?.totals]).toEqual([true, { p1: 1000, p2: 2000 }]);
  openedMatch.close();
  expect((await unsavedFixture.open()).totals).toEqual({ p1: 1000, p2: 2000 });
  vi.unstubAllGlobals();
  await unsavedFixture.close();
});

test('a match that started without storage is saved completely once there is storage', async () => {
  matchCache.set('late', { match: { ...makePenniesMatch('late'), id: 'late' }, entries: [], savedSeq: -1 });
  const lateFixture = new MatchFixture();
  Object.assign(lateFixture.match, { id: 'late' });
  vi.stubGlobal('indexedDB', undefined);
  const openedMatch = await lateFixture.open();
  openedMatch.play(rollMove(1));
  await openedMatch.whenSaved();
  vi.unstubAllGlobals();
  openedMatch.play(rollMove(2));
  await openedMatch.whenSaved();
  expect(await lateFixture.readSaved()).toMatchObject({
    match: { id: 'late' },
    entries: [{ seq: 1 }, { seq: 2 }]
  });
  await lateFixture.close();
});

describe('a connection that is closed in the middle of writing', () => {
  test('a closed connection loses nothing that was reported as saved, and nothing at all while the page lives', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      match.play(rollMove(1 + (turn % 5)));
      if (turn % 3 === 0) void fixture.database.close();
      if (turn % 4 === 0) await match.whenSaved();
      if (match.saveState === 'saved') expect((await readSavedSeqs())?.length).toBe(turn + 1);
    }
    await match.whenSaved();
    expect((await fixture.readSaved())?.entries).toEqual(match.entries);
  });

  test('a match keeps saving after a newer version in another tab has closed its connection', async () => {
    match.play(rollMove(1));
    await match.whenSaved();
    const newerRequest = indexedDB.open(fixture.database.name, fixture.database.version + 1);
    await new Promise((resolve) => newerRequest.addEventListener('success', resolve));
    match.play(rollMove(2));
    await match.whenSaved();
    expect(match.saveState).toBe('saved');
    expect(await readSavedSeqs()).toEqual([1, 2]);
    newerRequest.result.close();
  });

  test('a match waits for another tab whose older version blocks the connection', async () => {
    const olderFixture = new MatchFixture();
    const databaseVersion1 = new Database(olderFixture.database.name, 1);
    await databaseVersion1.use((connection) => connection.put('matches', olderFixture.match));
    await databaseVersion1.close();
    const otherTabRequest = indexedDB.open(olderFixture.database.name, 1);
    await new Promise((resolve) => otherTabRequest.addEventListener('success', resolve));
    matchCache.set(olderFixture.match.id, { match: olderFixture.match, entries: [], savedSeq: 0 });
    const openedMatch = await olderFixture.open();
    openedMatch.play(rollMove(1));
    await openedMatch.whenSaved();
    expect([openedMatch.saveState, openedMatch.error?.code]).toEqual(['waiting', 'blocked']);
    otherTabRequest.result.close();
    await eventually(() => expect(openedMatch.saveState).toBe('saved'));
    expect((await olderFixture.readSaved())?.entries).toHaveLength(1);
    await olderFixture.close();
  });
});

test('entries that storage has lost while the match is open are written again', async () => {
  match.play(rollMove(1));
  match.play(rollMove(2));
  await match.whenSaved();
  await fixture.database.use(async (connection) => {
    await connection.clear('entries');
    await connection.clear('matches');
  });
  match.play(rollMove(3));
  await match.whenSaved();
  expect(await readSavedSeqs()).toEqual([1, 2, 3]);
});
