import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Quarantine } from '$lib/session/device/quarantine.svelte';
import { readLedger } from '$lib/session/results/finished-matches';
import { RunningMatches } from '$lib/session/home/running-matches.svelte';
import { openMatch } from '$lib/session/match/open';
import { PartsShelf } from '$lib/session/parts/parts-shelf.svelte';
import { rolledOnDevice } from '$lib/session/parts/parts-rolled';
import { knownPlayers } from '$lib/session/people/player-directory.svelte';
import { Settings } from '$lib/session/device/settings.svelte';
import { BoxRules } from '$lib/session/parts/box.svelte';
import { Database } from '$lib/storage/database/database';
import { damages } from './damage/damages';
import { fill } from './damage/fill';
import { DAMAGED_ID, validStore } from './damage/store';

/** Stores with one damaged record each: valid records are shown, and the damaged one can be deleted. */

let number = 0;
let database: Database;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  database = new Database(`door ${(number += 1)}`);
});

afterEach(async () => {
  await database.close();
  vi.unstubAllGlobals();
});

/** The lists of the home page and the history. */
async function lists(): Promise<{
  running: readonly string[];
  finished: readonly string[];
  quarantine: number;
}> {
  const lobby = new RunningMatches(database);
  await lobby.read();
  const finished = await readLedger(database);
  return {
    running: (lobby.running ?? []).map(({ match }) => match.id).sort(),
    finished: finished.map(({ match }) => match).sort(),
    quarantine: lobby.damagedCount
  };
}

async function readQuarantine(): Promise<Quarantine> {
  const quarantine = new Quarantine(database);
  await quarantine.read();
  return quarantine;
}

/** Reads everything else that pages read. */
async function others(): Promise<void> {
  const shelf = new PartsShelf(database);
  await Promise.all([
    shelf.read(),
    rolledOnDevice(database),
    knownPlayers(database),
    new Settings(database).load(),
    new BoxRules('las-vegas', database).load()
  ]);
  expect(shelf.error).toBeUndefined();
}

test('a store without damage has no damaged data', async () => {
  await fill(database, validStore());
  expect(await lists()).toEqual({ running: [DAMAGED_ID, 'running'], finished: ['finished'], quarantine: 0 });
  expect((await readQuarantine()).items).toEqual([]);
});

test('more than a hundred stores are damaged', () => {
  expect(damages.length).toBeGreaterThan(100);
  expect(new Set(damages.map(({ title }) => title)).size).toBe(damages.length);
});

describe('a damaged record is set aside, and the valid ones are shown', () => {
  test.each(damages.filter(({ found }) => found === 'drawer'))('$title', async ({ harm }) => {
    const store = validStore();
    harm(store);
    await fill(database, store);
    await others();
    const before = await lists();
    expect(before.running).toContain('running');
    expect(before.finished).toEqual(['finished']);

    const quarantine = await readQuarantine();
    expect(quarantine.error).toBeUndefined();
    expect(quarantine.items).toHaveLength(1);
    const [damagedItem] = quarantine.items!;
    expect(damagedItem!.sentence).toMatch(/^[A-Z“].*\.$/);
    expect(damagedItem!.records.length).toBeGreaterThan(0);
    if (damagedItem!.kind === 'match' && damagedItem!.key === DAMAGED_ID) {
      expect(before.running).not.toContain(DAMAGED_ID);
      expect((await openMatch(DAMAGED_ID, { database }).catch(codeOf)) ?? 'nothing').toMatch(
        /^(unread|unknownGame|nothing)$/
      );
    }

    await quarantine.delete(damagedItem!);
    expect((await readQuarantine()).items).toEqual([]);
    expect((await lists()).quarantine).toBe(0);
    await quarantine.undelete();
    expect((await readQuarantine()).items).toEqual(quarantine.items);
  });
});

describe('a partly damaged record is shown with a warning', () => {
  test.each(damages.filter(({ found }) => found === 'readonly'))('$title', async ({ harm }) => {
    const store = validStore();
    harm(store);
    await fill(database, store);
    expect((await lists()).running).toEqual([DAMAGED_ID, 'running']);
    const open = (await openMatch(DAMAGED_ID, { database }))!;
    expect(open.readonly).toBe(true);
    expect(open.broken).toMatch(/^[A-Z].*\.$/);
    expect(open.replay.steps).toHaveLength(5);
    expect(open.lines.length).toBeGreaterThan(4);
    open.close();
    const lobby = new RunningMatches(database);
    await lobby.delete(DAMAGED_ID);
    expect((await lists()).running).toEqual(['running']);
  });

  test.each(damages.filter(({ found }) => found === 'dropped'))('$title', async ({ harm }) => {
    const store = validStore();
    harm(store);
    await fill(database, store);
    expect((await lists()).running).toEqual([DAMAGED_ID, 'running']);
    const open = (await openMatch(DAMAGED_ID, { database }))!;
    expect(open.draft).toEqual([]);
    expect(open.readonly).toBe(false);
    expect(open.notice).toBe('Your half-finished move couldn’t be restored. Please tap it in again.');
    open.close();
  });
});

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? String(error);
}
