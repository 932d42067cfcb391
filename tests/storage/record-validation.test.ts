import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Quarantine } from '$lib/session/device/quarantine.svelte';
import { readLedger } from '$lib/session/results/finished-matches';
import { RunningMatches } from '$lib/session/home/running-matches.svelte';
import { openMatch } from '$lib/session/match/open';
import { PartsShelf } from '$lib/session/parts/parts-shelf.svelte';
import { readRolledDice } from '$lib/session/parts/parts-rolled';
import { readKnownPlayers } from '$lib/session/people/player-directory.svelte';
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
async function readLists(): Promise<{
  running: readonly string[];
  finished: readonly string[];
  quarantine: number;
}> {
  const lobby = new RunningMatches(database);
  await lobby.read();
  const finishedMatches = await readLedger(database);
  return {
    running: (lobby.running ?? []).map(({ match }) => match.id).sort(),
    finished: finishedMatches.map(({ match }) => match).sort(),
    quarantine: lobby.damagedCount
  };
}

async function readQuarantine(): Promise<Quarantine> {
  const quarantine = new Quarantine(database);
  await quarantine.read();
  return quarantine;
}

/** Reads everything else that pages read. */
async function readOtherStores(): Promise<void> {
  const shelf = new PartsShelf(database);
  await Promise.all([
    shelf.read(),
    readRolledDice(database),
    readKnownPlayers(database),
    new Settings(database).load(),
    new BoxRules('las-vegas', database).load()
  ]);
  expect(shelf.error).toBeUndefined();
}

test('a store without damage has no damaged data', async () => {
  await fill(database, validStore());
  expect(await readLists()).toEqual({
    running: [DAMAGED_ID, 'running'],
    finished: ['finished'],
    quarantine: 0
  });
  expect((await readQuarantine()).items).toEqual([]);
});

test('more than a hundred stores are damaged', () => {
  expect(damages.length).toBeGreaterThan(100);
  expect(new Set(damages.map(({ title }) => title)).size).toBe(damages.length);
});

describe('a damaged record is set aside, and the valid ones are shown', () => {
  test.each(damages.filter(({ outcome }) => outcome === 'drawer'))('$title', async ({ apply }) => {
    const store = validStore();
    apply(store);
    await fill(database, store);
    await readOtherStores();
    const listsBefore = await readLists();
    expect(listsBefore.running).toContain('running');
    expect(listsBefore.finished).toEqual(['finished']);

    const quarantine = await readQuarantine();
    expect(quarantine.error).toBeUndefined();
    expect(quarantine.items).toHaveLength(1);
    const [damagedItem] = quarantine.items!;
    expect(damagedItem!.sentence).toMatch(/^[A-Z“].*\.$/);
    expect(damagedItem!.records.length).toBeGreaterThan(0);
    if (damagedItem!.kind === 'match' && damagedItem!.key === DAMAGED_ID) {
      expect(listsBefore.running).not.toContain(DAMAGED_ID);
      expect((await openMatch(DAMAGED_ID, { database }).catch(codeOf)) ?? 'nothing').toMatch(
        /^(unread|unknownGame|nothing)$/
      );
    }

    await quarantine.delete(damagedItem!);
    expect((await readQuarantine()).items).toEqual([]);
    expect((await readLists()).quarantine).toBe(0);
    await quarantine.undelete();
    expect((await readQuarantine()).items).toEqual(quarantine.items);
  });
});

describe('a partly damaged record is shown with a warning', () => {
  test.each(damages.filter(({ outcome }) => outcome === 'readonly'))('$title', async ({ apply }) => {
    const store = validStore();
    apply(store);
    await fill(database, store);
    expect((await readLists()).running).toEqual([DAMAGED_ID, 'running']);
    const openedMatch = (await openMatch(DAMAGED_ID, { database }))!;
    expect(openedMatch.isReadOnly).toBe(true);
    expect(openedMatch.brokenReason).toMatch(/^[A-Z].*\.$/);
    expect(openedMatch.replay.steps).toHaveLength(5);
    expect(openedMatch.lines.length).toBeGreaterThan(4);
    openedMatch.close();
    const lobby = new RunningMatches(database);
    await lobby.delete(DAMAGED_ID);
    expect((await readLists()).running).toEqual(['running']);
  });

  test.each(damages.filter(({ outcome }) => outcome === 'dropped'))('$title', async ({ apply }) => {
    const store = validStore();
    apply(store);
    await fill(database, store);
    expect((await readLists()).running).toEqual([DAMAGED_ID, 'running']);
    const openedMatch = (await openMatch(DAMAGED_ID, { database }))!;
    expect(openedMatch.draft).toEqual([]);
    expect(openedMatch.isReadOnly).toBe(false);
    expect(openedMatch.notice).toBe('Your half-finished move couldn’t be restored. Please tap it in again.');
    openedMatch.close();
  });
});

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? String(error);
}
