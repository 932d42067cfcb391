import { expect, test } from 'vitest';
import type { Seat } from '$lib/core';
import { listPeople, playedTogether } from './people-list';

const seat = (name: string, ...laterNames: readonly string[]): Seat => ({
  player: 'p1',
  name,
  colour: 'sky',
  then: laterNames.map((text) => ({ name: text }))
});
const matches = [{ seats: [seat('Anna', 'Dora'), seat('Ben')] }, { seats: [seat('Anna'), seat('Cy')] }];

test('lists everyone once, remembered people first', () => {
  const anna = { name: 'Anna', colour: 'blue', usedAt: 2, person: 'a' } as const;
  const eve = { name: 'Eve', colour: 'white', usedAt: 1 } as const;
  expect(listPeople([anna, eve], matches)).toEqual([
    { name: 'Anna', colour: 'blue', person: 'a', matches: 2, isRemembered: true },
    { name: 'Eve', colour: 'white', matches: 0, isRemembered: true },
    { name: 'Dora', colour: 'sky', matches: 1, isRemembered: false },
    { name: 'Ben', colour: 'sky', matches: 1, isRemembered: false },
    { name: 'Cy', colour: 'sky', matches: 1, isRemembered: false }
  ]);
});

test('players of one match have played together, even if one replaced the other', () => {
  expect(playedTogether(matches, 'Anna', 'Dora')).toBe(true);
  expect(playedTogether(matches, 'Ben', 'Dora')).toBe(true);
  expect(playedTogether(matches, 'Ben', 'Cy')).toBe(false);
});
