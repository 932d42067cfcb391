import { afterEach, expect, test } from 'vitest';
import { seededChance } from '$lib/core';
import { Database } from '$lib/storage/database';
import { addMatch } from '$lib/storage/matches';
import { readSitting } from '$lib/storage/sittings';
import { pennies, penniesMatch, roll } from './fixtures/pennies';
import type { OpenMatch } from './match.svelte';
import { openMatch } from './open';

const opened: OpenMatch[] = [];
let database: Database;
let number = 0;

async function freshMatch(rounds = 2): Promise<OpenMatch> {
  number += 1;
  database = new Database(`match ${number} ${Date.now()}`);
  await addMatch(database, penniesMatch('m', rounds), []);
  return open();
}

async function open(highest = 6, pip = 1000): Promise<OpenMatch> {
  const match = await openMatch('m', {
    database,
    chance: seededChance(7),
    load: () => Promise.resolve(pennies(highest, pip))
  });
  if (match === undefined) throw new Error('the match is not there');
  opened.push(match);
  return match;
}

afterEach(async () => {
  for (const match of opened) match.close();
  opened.length = 0;
  await database.close();
  indexedDB.deleteDatabase(database.name);
});

test('a move shows at once and is saved when storage is done', async () => {
  const match = await freshMatch();
  expect(match.play(roll(5))).toBeUndefined();
  expect(match.totals).toEqual({ p1: 5000, p2: 0 });
  expect(match.view).toMatchObject({ turn: 'p2' });
  expect(match.saved).toBe('saving');
  await match.settled();
  expect(match.saved).toBe('saved');
  expect((await readSitting(database, 'm'))?.entries).toEqual(match.entries);
});
