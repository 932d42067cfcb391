import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { pennies, roll, tapped } from '$lib/session/fixtures/pennies';
import { eventually } from '$lib/session/fixtures/eventually';
import { matchCache } from '$lib/session/match/match-cache';
import type { OpenMatch } from '$lib/session/match/match.svelte';

let fixture: MatchFixture;
let thisTab: OpenMatch;
let match: OpenMatch;
let otherTab: Database;

/** Opens the match as in two tabs; `deaf` ones get no messages from each other. */
async function openTwice(isolated: boolean): Promise<void> {
  if (isolated) vi.stubGlobal('BroadcastChannel', undefined);
  otherTab = new Database(fixture.database.name);
  thisTab = await fixture.open();
  match = await fixture.open(pennies(), otherTab);
}

beforeEach(async () => {
  fixture = await new MatchFixture(20).build();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  thisTab.close();
  match.close();
  await otherTab.close();
  await fixture.close();
  matchCache.clear();
});

test('a tab follows what another one saves', async () => {
  await openTwice(false);
  thisTab.play(roll(2));
  await eventually(() => expect(match.totals).toEqual({ p1: 2000, p2: 0 }));
  match.play(roll(3));
  await eventually(() => expect(thisTab.totals).toEqual({ p1: 2000, p2: 3000 }));
  thisTab.undo();
  await eventually(() => expect(match.entries).toEqual(thisTab.entries));
  expect([thisTab.notice, match.notice, thisTab.saveState, match.saveState]).toEqual([
    undefined,
    undefined,
    'saved',
    'saved'
  ]);
});

test('a tab follows the sources changed in another one', async () => {
  await openTwice(false);
  thisTab.changeTable({ hideMoney: true });
  await eventually(() => expect(match.match.table.hideMoney).toBe(true));
});

describe('two tabs without a channel between them', () => {
  beforeEach(() => openTwice(true));

  test('overwrite nothing: the second one is informed, and shows the log of the first', async () => {
    thisTab.play(roll(2));
    await thisTab.settled();
    match.play(roll(5));
    expect(match.totals).toEqual({ p1: 5000, p2: 0 });
    await match.settled();
    expect(match.entries).toEqual(thisTab.entries);
    expect(match.totals).toEqual({ p1: 2000, p2: 0 });
    expect(match.notice).toBe(
      'Someone played on in another tab, so this page now shows that log. Not saved: “Anna rolls a 5”. Enter it again if it still fits.'
    );
    expect([match.saveState, match.error]).toEqual(['saved', undefined]);
    match.play(roll(3));
    expect(match.notice).toBeUndefined();
    await match.settled();
    expect((await fixture.saved())?.entries.map((entry) => entry.do)).toEqual([
      { move: roll(2) },
      { move: roll(3) }
    ]);
  });

  test('at the same moment: one move is saved, and both show it', async () => {
    thisTab.play(roll(2));
    match.play(roll(5));
    await Promise.all([thisTab.settled(), match.settled()]);
    window.dispatchEvent(new Event('online'));
    await Promise.all([thisTab.settled(), match.settled()]);
    expect(thisTab.entries).toEqual(match.entries);
    expect((await fixture.saved())?.entries).toEqual(thisTab.entries);
    expect([thisTab.notice, match.notice].filter((notice) => notice !== undefined)).toHaveLength(1);
  });

  test('report how many entries were lost', async () => {
    thisTab.play(roll(2));
    await thisTab.settled();
    match.play(roll(5));
    match.play(roll(4));
    match.play(roll(3));
    await match.settled();
    expect(match.notice).toContain('Not saved: your last 3 lines.');
  });

  test('keep the taps that still answer the same question', async () => {
    thisTab.play(roll(2));
    thisTab.undo();
    await thisTab.settled();
    match.tap(tapped(4));
    match.play(roll(4));
    await match.settled();
    expect(match.entries).toEqual(thisTab.entries);
    expect(match.draft).toEqual([tapped(4)]);
    expect((await fixture.saved())?.draft).toMatchObject({ after: 2, taps: [tapped(4)] });
  });

  test('clear the taps for a question that is no longer asked, with a message', async () => {
    match.tap(tapped(4));
    thisTab.play(roll(2));
    await thisTab.settled();
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(match.entries).toEqual(thisTab.entries));
    expect(match.draft).toEqual([]);
    expect(match.notice).toContain('was cleared');
    match.dismissNotice();
    expect(match.notice).toBeUndefined();
  });

  test('a result of one is not removed by a change of options in the other', async () => {
    thisTab.end();
    await thisTab.settled();
    match.changeTable({ hideMoney: true });
    await match.settled();
    expect(match.result).toEqual(thisTab.result);
    expect(await fixture.saved()).toMatchObject({
      match: { table: { hideMoney: true } },
      result: { totals: thisTab.result?.totals }
    });
  });
});
