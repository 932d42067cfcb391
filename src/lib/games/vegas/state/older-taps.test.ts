import { expect, test } from 'vitest';
import { olderTaps } from './older-taps';

test('a duel die entered on the older board is read as part of the duel', () => {
  const oldTaps = [
    { tap: 'look', table: 3 },
    { tap: 'die', die: 'defender', hearts: 3 },
    { tap: 'die', die: 'challenger', hearts: 1 }
  ];
  expect(olderTaps(oldTaps)).toEqual([
    { ask: 'duel', kit: 'pick', part: 'defender', value: '3' },
    { ask: 'duel', kit: 'pick', part: 'challenger', value: '1' }
  ]);
});

test('taps that only opened something, and unknown ones, are left out', () => {
  const oldTaps = [
    { tap: 'frontMan' },
    { tap: 'change' },
    { tap: 'die', die: 'third', hearts: 1 },
    { tap: 'die' },
    {}
  ];
  expect(olderTaps(oldTaps)).toEqual([]);
});
