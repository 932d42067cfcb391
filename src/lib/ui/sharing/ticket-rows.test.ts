import { describe, expect, test } from 'vitest';
import type { Seat } from '$lib/core';
import { runningRows } from './ticket-rows';

const seats: readonly Seat[] = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
];
const countedTotals = [
  { player: 'p2', total: 90000 },
  { player: 'p3', total: 90000 },
  { player: 'p1', total: 0 }
] as const;
const names = [
  { name: 'Anna', colour: 'sky' },
  { name: 'Ben', colour: 'yellow' },
  { name: 'Carla', colour: 'blue' }
];

function matchWith(hideMoney: boolean): Parameters<typeof runningRows>[0] {
  return { seats, table: { parts: {}, hideMoney } };
}

describe('a running match on its ticket', () => {
  test('shows everyone in the lead, and what the others have', () => {
    expect(runningRows(matchWith(false), countedTotals)).toEqual({
      leaders: [
        { name: 'Ben', colour: 'yellow', sumText: '$90,000' },
        { name: 'Carla', colour: 'blue', sumText: '$90,000' }
      ],
      others: [{ name: 'Anna', colour: 'sky', sumText: '$0' }]
    });
  });

  test('shows only names if money is hidden', () => {
    expect(runningRows(matchWith(true), countedTotals)).toEqual({ leaders: [], others: names });
  });

  test('shows only names if the money is not public or not known yet', () => {
    expect(runningRows(matchWith(false), [])).toEqual({ leaders: [], others: names });
    expect(runningRows(matchWith(false), undefined)).toEqual({ leaders: [], others: names });
  });
});
