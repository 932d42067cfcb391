import { expect, test } from 'vitest';
import { rules } from '$lib/games/razzia/rules';
import { newMatch } from '$lib/games/razzia/fixtures/test-match';
import { olderTaps } from './older-taps';

/** Drafts of the board that Razzia had until 0.12.0; each row was translated by hand. */

const view = {
  ...rules.view(newMatch(4).state),
  left: [{ player: 'p2', round: 1 }],
  bars: [
    { bar: 'colibri', chits: [5_000, 25_000, 5_000] },
    { bar: 'jungle', chits: [10_000] }
  ]
} as unknown as Parameters<typeof olderTaps>[1];

test.each([
  [
    { tap: 'chit', value: 20_000 },
    { ask: 'lay', kit: 'piece', from: 'chits', piece: '20000' }
  ],
  [
    { tap: 'turn', player: 'p3' },
    { ask: 'reveal', kit: 'pick', part: 'seat', value: 'p3' }
  ],
  [
    { tap: 'half', player: 'p3', bar: 'jungle' },
    { ask: 'reveal', kit: 'pick', part: 'bar', value: 'jungle' }
  ],
  [
    { tap: 'card', player: 'p3', card: 'colibri raid 3' },
    { ask: 'reveal', kit: 'piece', from: 'cards', piece: 'colibri raid 3', at: 1 }
  ],
  [
    { tap: 'hand', chit: 2, value: 5_000, to: 'p3' },
    { ask: 'propose', kit: 'hand', piece: 2, to: 'p3' }
  ],
  [
    { tap: 'hand', chit: 2, value: 5_000, to: 'middle' },
    { ask: 'propose', kit: 'take', index: 2 }
  ],
  [
    { tap: 'die', die: 'challenger', face: 6 },
    { ask: 'duel', kit: 'die', face: 6, at: 1 }
  ]
])('%j is read as a tap of this version', (olderTap, current) => {
  expect(olderTaps([olderTap], view)).toEqual([current]);
});

test('taken chits become a count of each value, and chits put back are not counted', () => {
  const tookTap = (bar: string, chit: number, player: string): object => ({
    tap: 'took',
    bar,
    chit,
    to: player
  });
  const taps = [
    tookTap('colibri', 0, 'p1'),
    tookTap('colibri', 1, 'p1'),
    tookTap('colibri', 2, 'p1'),
    tookTap('jungle', 0, 'p3'),
    tookTap('colibri', 1, 'stays')
  ];
  expect(olderTaps(taps, view)).toEqual([
    { ask: 'taken', kit: 'count', group: 'colibri 5000', row: 'p1', count: 2 },
    { ask: 'taken', kit: 'count', group: 'jungle 10000', row: 'p3', count: 1 }
  ]);
});

test('taps that only opened a control, and unknown ones, are left out', () => {
  expect(olderTaps([{ tap: 'show', show: 'table' }, { tap: 'chit' }, {}], view)).toEqual([]);
});
