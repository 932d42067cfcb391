import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { penniesMatch, roll, tapped } from '$lib/session/fixtures/pennies';
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
function failing(error: string): () => void {
  const addSpy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('not now', error);
  });
  return () => addSpy.mockRestore();
}

async function savedSeqs(): Promise<readonly number[] | undefined> {
  return (await fixture.saved())?.entries.map(({ seq }) => seq);
}

describe('storage that fails', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'failed']
  ])('with %s shows one sentence, and the match continues', async (error, code) => {
    failing(error);
    match.play(roll(1));
    await match.settled();
    expect([match.saveState, match.error?.code]).toEqual(['waiting', code]);
    match.play(roll(2));
    expect(match.totals).toEqual({ p1: 1000, p2: 2000 });
    await match.settled();
    expect(await savedSeqs()).toEqual([]);
  });

  test('and recovers gets the pending entries with the next move, in order and without gaps', async () => {
    match.play(roll(1));
    await match.settled();
    const recover = failing('QuotaExceededError');
    match.play(roll(2));
    match.play(roll(3));
    match.undo();
    await match.settled();
    recover();
    match.play(roll(4));
    await match.settled();
    expect([match.saveState, match.error]).toEqual(['saved', undefined]);
    expect(await savedSeqs()).toEqual([1, 2, 3, 4, 5]);
    expect((await fixture.saved())?.entries).toEqual(match.entries);
  });

  test.each([
    ['after a while', () => new Promise((resolve) => setTimeout(resolve, 1200))],
    ['when the network is back', () => Promise.resolve(window.dispatchEvent(new Event('online')))],
    [
      'when the page is visible again',
      () => Promise.resolve(document.dispatchEvent(new Event('visibilitychange')))
    ]
  ])('is tried again %s', async (_, happen) => {
    const recover = failing('UnknownError');
    match.play(roll(1));
    await match.settled();
    recover();
    await happen();
    await eventually(() => expect(match.saveState).toBe('saved'));
    expect(await savedSeqs()).toEqual([1]);
  });

  test('is still saved after its page is left, and can be opened from memory until then', async () => {
    const recover = failing('QuotaExceededError');
    match.play(roll(1));
    match.tap(tapped(3));
    await match.settled();
    match.close();
    const again = await fixture.open();
    expect([again.totals, again.draft, again.saveState]).toEqual([
      { p1: 1000, p2: 0 },
      [tapped(3)],
      'waiting'
    ]);
    again.close();
    recover();
    window.dispatchEvent(new Event('online'));
    await eventually(async () => expect(await savedSeqs()).toEqual([1]));
    await eventually(() => expect(matchCache.size).toBe(0));
  });

  test('makes the browser ask before it closes the page, as long as something is unsaved', async () => {
    const closing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    const recover = failing('QuotaExceededError');
    match.play(roll(1));
    await match.settled();
    expect(closing()).toBe(true);
    recover();
    await match.settled();
    expect(closing()).toBe(false);
  });
});

test('a slow browser is reported until it is done', async () => {
  const door = { held: true };
  let signalStart: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (signalStart = resolve));
  const holding = fixture.database.use(async (connection) => {
    const transaction = connection.transaction('entries', 'readwrite');
    signalStart();
    while (door.held) await transaction.store.count();
    await transaction.done;
  });
  await beginning;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  match.play(roll(1));
  vi.advanceTimersByTime(6000);
  vi.useRealTimers();
  expect([match.saveState, match.error?.code]).toEqual(['waiting', 'slow']);
  door.held = false;
  await holding;
  await match.settled();
  expect([match.saveState, match.error]).toEqual(['saved', undefined]);
});

test('a match can be played to its end without any storage', async () => {
  const nowhere = new MatchFixture(1);
  matchCache.set(nowhere.match.id, { match: nowhere.match, entries: [], savedSeq: -1 });
  vi.stubGlobal('indexedDB', undefined);
  const open = await nowhere.open();
  open.play(roll(1));
  open.play(roll(2));
  await open.settled();
  expect([open.saveState, open.error?.code]).toEqual(['waiting', 'missing']);
  expect([open.over, open.result?.totals]).toEqual([true, { p1: 1000, p2: 2000 }]);
  open.close();
  expect((await nowhere.open()).totals).toEqual({ p1: 1000, p2: 2000 });
  vi.unstubAllGlobals();
  await nowhere.close();
});

test('a match that started without storage is saved completely once there is storage', async () => {
  matchCache.set('late', { match: { ...penniesMatch('late'), id: 'late' }, entries: [], savedSeq: -1 });
  const late = new MatchFixture();
  Object.assign(late.match, { id: 'late' });
  vi.stubGlobal('indexedDB', undefined);
  const open = await late.open();
  open.play(roll(1));
  await open.settled();
  vi.unstubAllGlobals();
  open.play(roll(2));
  await open.settled();
  expect(await late.saved()).toMatchObject({ match: { id: 'late' }, entries: [{ seq: 1 }, { seq: 2 }] });
  await late.close();
});

describe('a connection that is closed in the middle of writing', () => {
  test('loses nothing that was reported saved, and nothing at all while the page lives', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      match.play(roll(1 + (turn % 5)));
      if (turn % 3 === 0) void fixture.database.close();
      if (turn % 4 === 0) await match.settled();
      if (match.saveState === 'saved') expect((await savedSeqs())?.length).toBe(turn + 1);
    }
    await match.settled();
    expect((await fixture.saved())?.entries).toEqual(match.entries);
  });

  test('that another tab with a newer version closed continues alongside it, with a message', async () => {
    match.play(roll(1));
    await match.settled();
    const newer = indexedDB.open(fixture.database.name, fixture.database.version + 1);
    await new Promise((resolve) => newer.addEventListener('success', resolve));
    match.play(roll(2));
    await match.settled();
    expect(match.saveState).toBe('saved');
    expect(await savedSeqs()).toEqual([1, 2]);
    newer.result.close();
  });

  test('that another tab with an older version blocks waits for that tab', async () => {
    const older = new MatchFixture();
    const version1 = new Database(older.database.name, 1);
    await version1.use((connection) => connection.put('matches', older.match));
    await version1.close();
    const tab = indexedDB.open(older.database.name, 1);
    await new Promise((resolve) => tab.addEventListener('success', resolve));
    matchCache.set(older.match.id, { match: older.match, entries: [], savedSeq: 0 });
    const open = await older.open();
    open.play(roll(1));
    await open.settled();
    expect([open.saveState, open.error?.code]).toEqual(['waiting', 'blocked']);
    tab.result.close();
    await eventually(() => expect(open.saveState).toBe('saved'));
    expect((await older.saved())?.entries).toHaveLength(1);
    await older.close();
  });
});

test('entries that storage has lost while the match is open are written again', async () => {
  match.play(roll(1));
  match.play(roll(2));
  await match.settled();
  await fixture.database.use(async (connection) => {
    await connection.clear('entries');
    await connection.clear('matches');
  });
  match.play(roll(3));
  await match.settled();
  expect(await savedSeqs()).toEqual([1, 2, 3]);
});
