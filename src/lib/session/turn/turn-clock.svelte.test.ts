import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '$lib/session/fixtures/eventually';
import { saveJsonSetting } from '$lib/session/device/json-setting';
import { Database } from '$lib/storage/database/database';
import { clockTime, TurnClock } from './turn-clock.svelte';

let database: Database;
let number = 0;

beforeEach(() => {
  number += 1;
  database = new Database(`clock ${Date.now()} ${number}`);
});

afterEach(async () => {
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

describe('the turn clock', () => {
  test('counts a turn and the time of each player', () => {
    const clock = new TurnClock('m', database);
    for (const now of [0, 1000, 1500]) clock.tick(now, 'p1');
    clock.tick(2000, 'p2');
    expect([clock.player, clock.turnTime, clock.timeSpent]).toEqual(['p2', 500, { p1: 1500, p2: 500 }]);
    clock.tick(3000, 'p1');
    clock.tick(3250, 'p1');
    expect([clock.turnTime, clock.timeSpent]).toEqual([1250, { p1: 2750, p2: 500 }]);
  });

  test('counts for no one while no one, or more than one player, has the turn', () => {
    const clock = new TurnClock('m', database);
    clock.tick(0, undefined);
    clock.tick(1000, undefined);
    expect([clock.player, clock.turnTime, clock.timeSpent]).toEqual([undefined, 0, {}]);
  });

  test('counts nothing while it is paused', () => {
    const clock = new TurnClock('m', database);
    clock.tick(0, 'p1');
    clock.isPaused = true;
    clock.tick(1000, 'p1');
    clock.isPaused = false;
    clock.tick(1400, 'p1');
    expect(clock.timeSpent).toEqual({ p1: 400 });
  });

  test('counts nothing while the page is hidden or the device sleeps', () => {
    const clock = new TurnClock('m', database);
    clock.tick(0, 'p1');
    clock.tick(600_000, 'p1');
    expect(clock.timeSpent).toEqual({ p1: 0 });
    clock.tick(601_000, 'p1');
    clock.stop();
    clock.tick(602_500, 'p1');
    clock.tick(602_600, 'p1');
    expect(clock.timeSpent).toEqual({ p1: 1100 });
  });

  test('continues after a reload, and only in its match', async () => {
    const clock = new TurnClock('m', database);
    clock.tick(0, 'p1');
    clock.tick(1000, 'p1');
    clock.stop();
    await eventually(async () => {
      const reloadedClock = new TurnClock('m', database);
      await reloadedClock.load();
      expect(reloadedClock.timeSpent).toEqual({ p1: 1000 });
    });
    const otherClock = new TurnClock('other', database);
    await otherClock.load();
    expect(otherClock.timeSpent).toEqual({});
  });

  test('starts at zero if the saved value is damaged', async () => {
    await saveJsonSetting(database, 'turnTimes', { match: 'm', spent: { p1: -5, p2: 'long' } });
    const clock = new TurnClock('m', database);
    await clock.load();
    expect(clock.timeSpent).toEqual({});
  });
});

test('times are minutes and seconds, and hours if there are any', () => {
  expect([0, 59_999, 65_000, 3_599_000, 3_723_000].map(clockTime)).toEqual([
    '0:00',
    '0:59',
    '1:05',
    '59:59',
    '1:02:03'
  ]);
});
