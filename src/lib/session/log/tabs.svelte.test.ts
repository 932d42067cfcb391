import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { penniesGame, rollMove, dieTap } from '$lib/session/fixtures/pennies';
import { eventually } from '$lib/session/fixtures/eventually';
import { matchCache } from '$lib/session/match/match-cache';
import type { OpenMatch } from '$lib/session/match/match.svelte';

let fixture: MatchFixture;
let firstTabMatch: OpenMatch;
let match: OpenMatch;
let otherDatabase: Database;

/** Opens the match as in two tabs; with `isIsolated`, they get no messages from each other. */
async function openTwice(isIsolated: boolean): Promise<void> {
  if (isIsolated) vi.stubGlobal('BroadcastChannel', undefined);
  otherDatabase = new Database(fixture.database.name);
  firstTabMatch = await fixture.open();
  match = await fixture.open(penniesGame(), otherDatabase);
}

beforeEach(async () => {
  fixture = await new MatchFixture(20).build();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  firstTabMatch.close();
  match.close();
  await otherDatabase.close();
  await fixture.close();
  matchCache.clear();
});

test('a tab shows what another tab saves', async () => {
  await openTwice(false);
  firstTabMatch.play(rollMove(2));
  await eventually(() => expect(match.totals).toEqual({ p1: 2000, p2: 0 }));
  match.play(rollMove(3));
  await eventually(() => expect(firstTabMatch.totals).toEqual({ p1: 2000, p2: 3000 }));
  firstTabMatch.undo();
  await eventually(() => expect(match.entries).toEqual(firstTabMatch.entries));
  expect([firstTabMatch.notice, match.notice, firstTabMatch.saveState, match.saveState]).toEqual([
    undefined,
    undefined,
    'saved',
    'saved'
  ]);
});

test('a tab takes over the sources that were changed in another tab', async () => {
  await openTwice(false);
  firstTabMatch.changeTable({ hideMoney: true });
  await eventually(() => expect(match.match.table.hideMoney).toBe(true));
});

describe('two tabs without a channel between them', () => {
  beforeEach(() => openTwice(true));

  test('of two tabs, the second overwrites nothing, is informed, and shows the log of the first', async () => {
    firstTabMatch.play(rollMove(2));
    await firstTabMatch.whenSaved();
    match.play(rollMove(5));
    expect(match.totals).toEqual({ p1: 5000, p2: 0 });
    await match.whenSaved();
    expect(match.entries).toEqual(firstTabMatch.entries);
    expect(match.totals).toEqual({ p1: 2000, p2: 0 });
    expect(match.notice).toBe(
      'Someone played on in another tab, so this page now shows that log. Not saved: “Anna rolls a 5”. Enter it again if it still fits.'
    );
    expect([match.saveState, match.error]).toEqual(['saved', undefined]);
    match.play(rollMove(3));
    expect(match.notice).toBeUndefined();
    await match.whenSaved();
    expect((await fixture.readSaved())?.entries.map((entry) => entry.do)).toEqual([
      { move: rollMove(2) },
      { move: rollMove(3) }
    ]);
  });

  test('if two tabs play at the same moment, one move is saved, and both show it', async () => {
    firstTabMatch.play(rollMove(2));
    match.play(rollMove(5));
    await Promise.all([firstTabMatch.whenSaved(), match.whenSaved()]);
    window.dispatchEvent(new Event('online'));
    await Promise.all([firstTabMatch.whenSaved(), match.whenSaved()]);
    expect(firstTabMatch.entries).toEqual(match.entries);
    expect((await fixture.readSaved())?.entries).toEqual(firstTabMatch.entries);
    expect([firstTabMatch.notice, match.notice].filter((notice) => notice !== undefined)).toHaveLength(1);
  });

  test('a tab reports how many of its entries were lost', async () => {
    firstTabMatch.play(rollMove(2));
    await firstTabMatch.whenSaved();
    match.play(rollMove(5));
    match.play(rollMove(4));
    match.play(rollMove(3));
    await match.whenSaved();
    expect(match.notice).toContain('Not saved: your last 3 lines.');
  });

  test('a tab keeps the taps that still answer the same question', async () => {
    firstTabMatch.play(rollMove(2));
    firstTabMatch.undo();
    await firstTabMatch.whenSaved();
    match.tap(dieTap(4));
    match.play(rollMove(4));
    await match.whenSaved();
    expect(match.entries).toEqual(firstTabMatch.entries);
    expect(match.draft).toEqual([dieTap(4)]);
    expect((await fixture.readSaved())?.draft).toMatchObject({ after: 2, taps: [dieTap(4)] });
  });

  test('a tab clears the taps for a question that is no longer asked, with a message', async () => {
    match.tap(dieTap(4));
    firstTabMatch.play(rollMove(2));
    await firstTabMatch.whenSaved();
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(match.entries).toEqual(firstTabMatch.entries));
    expect(match.draft).toEqual([]);
    expect(match.notice).toContain('was cleared');
    match.dismissNotice();
    expect(match.notice).toBeUndefined();
  });

  test('a result of one tab is not removed by a change of options in the other', async () => {
    firstTabMatch.end();
    await firstTabMatch.whenSaved();
    match.changeTable({ hideMoney: true });
    await match.whenSaved();
    expect(match.result).toEqual(firstTabMatch.result);
    expect(await fixture.readSaved()).toMatchObject({
      match: { table: { hideMoney: true } },
      result: { totals: firstTabMatch.result?.totals }
    });
  });
});
