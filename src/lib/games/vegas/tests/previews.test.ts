import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { BOARD, position } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import { tableOfNextStep } from '$lib/games/vegas/state/track';
import { changeSentence } from '$lib/games/vegas/strings/en/shared';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' }
]);

test('a space shows the effect of a counter there', () => {
  const change = { space: 2, count: 3 };
  expect(changeSentence({ ...change, winner: 'p1' }, 'p1', names)).toBe(
    'Anna would then have 3 there and win it'
  );
  expect(changeSentence({ ...change, winner: 'p2' }, 'p1', names)).toBe(
    'Anna would then have 3 there and Ben would win it'
  );
  expect(changeSentence(change, 'p1', names)).toBe('Anna would then have 3 there and no one would win it');
});

test('6.2 a number that takes the last free space fills the table', () => {
  const owners = { 0: 'p1', 1: 'p2', 2: 'p2', 3: 'p1' } as const;
  const fillingFaces = (counters: Readonly<Record<number, 'p1' | 'p2'>>): readonly number[] =>
    rules
      .view(position({ counters: { 0: counters } }))
      .numberEffects.filter((effect) => effect.fillsTable)
      .map(({ shown: face }) => face);
  expect(fillingFaces(owners)).toEqual([]);
  expect(fillingFaces({ ...owners, 4: 'p2' })).toContain(6);
  expect(fillingFaces({ ...owners, 4: 'p2' })).not.toContain(1);
});

test('5.2 the next step takes Mary Chip to the first unscored table, or to a blank step', () => {
  const state = position({ mary: 1 });
  expect(tableOfNextStep(state)).toBe(1);
  expect(tableOfNextStep(position({ mary: 1, scoredTables: { 1: 'p1', 2: 'box' } }))).toBe(3);
  const tables = BOARD.tables.map((table, index) => (index === 1 ? { ...table, blanks: 1 } : table));
  expect(tableOfNextStep({ ...state, options: { board: { tables } } })).toBeUndefined();
});
