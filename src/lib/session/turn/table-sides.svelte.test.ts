import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '$lib/core';
import { saveJsonSetting } from '$lib/session/device/json-setting';
import { eventually } from '$lib/session/fixtures/eventually';
import { Database } from '$lib/storage/database/database';
import { TableSides } from './table-sides.svelte';

const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;
let database: Database;
let number = 0;

function makeSeats(...names: readonly string[]): readonly Seat[] {
  return names.map((name, index) => ({ player: PLAYERS[index] ?? 'p1', name, colour: 'white' }));
}

beforeEach(() => {
  number += 1;
  database = new Database(`sides ${Date.now()} ${number}`);
});

afterEach(async () => {
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

describe('the sides of the table', () => {
  test.each([
    [2, ['near', 'far']],
    [3, ['near', 'left', 'far']],
    [4, ['near', 'left', 'far', 'right']],
    [5, ['near', 'near', 'left', 'far', 'right']]
  ])('%i players sit clockwise around it at first', (count, sides) => {
    const names = ['Anna', 'Ben', 'Carla', 'Dora', 'Emil'].slice(0, count);
    expect(new TableSides(database).sidesOf(makeSeats(...names))).toEqual(sides);
  });

  test('are saved by player name, so that they also apply to a next match with other seats', async () => {
    new TableSides(database).setSide(makeSeats('Anna', '__proto__'), '__proto__', 'right');
    await eventually(async () => {
      const reloadedSides = new TableSides(database);
      await reloadedSides.load();
      expect(reloadedSides.sidesOf(makeSeats('__proto__', 'Dora', 'Anna'))).toEqual([
        'right',
        'left',
        'near'
      ]);
    });
  });

  test('start afresh if the saved value is damaged', async () => {
    await saveJsonSetting(database, 'tableSides', [['Anna', 'above']]);
    const tableSides = new TableSides(database);
    await tableSides.load();
    expect(tableSides.sidesOf(makeSeats('Anna', 'Ben'))).toEqual(['near', 'far']);
  });
});
