import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from '$lib/storage/database/database';
import { House } from '$lib/session/fixtures/house';
import { pennies, roll, tapped } from '$lib/session/fixtures/pennies';
import { eventually } from '$lib/session/fixtures/soon';
import { matchCache } from '$lib/session/match/match-cache';
import type { OpenMatch } from '$lib/session/match/match.svelte';

let house: House;
let thisTab: OpenMatch;
let there: OpenMatch;
let otherTab: Database;

/** Opens the match as in two tabs; `deaf` ones get no messages from each other. */
async function openTwice(isolated: boolean): Promise<void> {
  if (isolated) vi.stubGlobal('BroadcastChannel', undefined);
  otherTab = new Database(house.database.name);
  thisTab = await house.open();
  there = await house.open(pennies(), otherTab);
}

beforeEach(async () => {
  house = await new House(20).build();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  thisTab.close();
  there.close();
  await otherTab.close();
  await house.close();
  matchCache.clear();
});

test('a tab follows what another one saves', async () => {
  await openTwice(false);
  thisTab.play(roll(2));
  await eventually(() => expect(there.totals).toEqual({ p1: 2000, p2: 0 }));
  there.play(roll(3));
  await eventually(() => expect(thisTab.totals).toEqual({ p1: 2000, p2: 3000 }));
  thisTab.undo();
  await eventually(() => expect(there.entries).toEqual(thisTab.entries));
  expect([thisTab.notice, there.notice, thisTab.saved, there.saved]).toEqual([
    undefined,
    undefined,
    'saved',
    'saved'
  ]);
});

test('a tab follows how the table is changed in another one', async () => {
  await openTwice(false);
  thisTab.changeTable({ hideMoney: true });
  await eventually(() => expect(there.match.table.hideMoney).toBe(true));
});

describe('two tabs that do not hear of each other', () => {
  beforeEach(() => openTwice(true));

  test('overwrite nothing: the second one is told, and shows the log of the first', async () => {
    thisTab.play(roll(2));
    await thisTab.settled();
    there.play(roll(5));
    expect(there.totals).toEqual({ p1: 5000, p2: 0 });
    await there.settled();
    expect(there.entries).toEqual(thisTab.entries);
    expect(there.totals).toEqual({ p1: 2000, p2: 0 });
    expect(there.notice).toBe(
      'Someone played on in another tab, so this page now shows that log. Not saved: “Anna rolls a 5”. Enter it again if it still fits.'
    );
    expect([there.saved, there.trouble]).toEqual(['saved', undefined]);
    there.play(roll(3));
    expect(there.notice).toBeUndefined();
    await there.settled();
    expect((await house.saved())?.entries.map((entry) => entry.do)).toEqual([
      { move: roll(2) },
      { move: roll(3) }
    ]);
  });

  test('at the same moment: one move is saved, and both show it', async () => {
    thisTab.play(roll(2));
    there.play(roll(5));
    await Promise.all([thisTab.settled(), there.settled()]);
    window.dispatchEvent(new Event('online'));
    await Promise.all([thisTab.settled(), there.settled()]);
    expect(thisTab.entries).toEqual(there.entries);
    expect((await house.saved())?.entries).toEqual(thisTab.entries);
    expect([thisTab.notice, there.notice].filter((notice) => notice !== undefined)).toHaveLength(1);
  });

  test('say how much of what was entered is not there', async () => {
    thisTab.play(roll(2));
    await thisTab.settled();
    there.play(roll(5));
    there.play(roll(4));
    there.play(roll(3));
    await there.settled();
    expect(there.notice).toContain('Not saved: your last 3 lines.');
  });

  test('keep the taps that still answer the same question', async () => {
    thisTab.play(roll(2));
    thisTab.undo();
    await thisTab.settled();
    there.tap(tapped(4));
    there.play(roll(4));
    await there.settled();
    expect(there.entries).toEqual(thisTab.entries);
    expect(there.draft).toEqual([tapped(4)]);
    expect((await house.saved())?.draft).toMatchObject({ after: 2, taps: [tapped(4)] });
  });

  test('clear the taps that answer a question which is no longer asked, and say so', async () => {
    there.tap(tapped(4));
    thisTab.play(roll(2));
    await thisTab.settled();
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(there.entries).toEqual(thisTab.entries));
    expect(there.draft).toEqual([]);
    expect(there.notice).toContain('was cleared');
    there.dismissNotice();
    expect(there.notice).toBeUndefined();
  });

  test('a result of one is not taken away by a change of table in the other', async () => {
    thisTab.end();
    await thisTab.settled();
    there.changeTable({ hideMoney: true });
    await there.settled();
    expect(there.result).toEqual(thisTab.result);
    expect(await house.saved()).toMatchObject({
      match: { table: { hideMoney: true } },
      result: { totals: thisTab.result?.totals }
    });
  });
});
