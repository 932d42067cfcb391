import { expect, test } from 'vitest';
import type { Posting } from '$lib/core';
import { stepsOf, tilePayments } from '$lib/games/las-vegas/board/walk';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/royale';
import type { View, Why } from '$lib/games/las-vegas/types';
import { counting } from '$lib/games/las-vegas/view';
import { paymentsOf } from './payments';

const placed: Why = { code: 'primeTimePlaced', rule: '11.2', at: 2, player: 'p1', faces: [3] };
const golden: Why = { code: 'goldenPaid', rule: '24.6', at: 1, player: 'p2', value: 60000 };
const lacks: Why = { code: 'bankLacks', rule: '8.6', player: 'p2', value: 60000 };
const fine: Why = {
  code: 'badLuck',
  rule: '14.2',
  at: 3,
  player: 'p1',
  dice: { who: 'p1', small: 0, big: 0, count: 0 },
  notes: 80000,
  chips: 0,
  change: 30000,
  over: 0,
  exact: false,
  missing: 0
};
const tiles: readonly Posting<Why>[] = [
  { to: 'p1', value: 0, why: placed },
  { from: 'bank', to: 'p2', piece: 'note', value: 60000, why: golden },
  { to: 'p2', value: 0, why: lacks },
  { from: 'p1', to: 'bank', piece: 'note', value: 80000, why: fine },
  { from: 'bank', to: 'p1', piece: 'note', value: 30000, why: fine }
];

function walked(badLuck: 'after' | 'before'): Pick<View, 'paid' | 'seats' | 'royale'> {
  return {
    seats: ['p1', 'p2'],
    paid: { round: 1, casinos: [counting(1, [40000, 30000], { p1: { small: 1, big: 0 } })], tiles },
    royale: { options: { ...ROYALE_DEFAULTS, badLuck }, tiles: [] }
  };
}

test('8.12 Prime Time comes first, each tile after its casino, Bad Luck last', () => {
  const view = walked('after');
  expect(tilePayments(view, 'before').map(({ why }) => why.code)).toEqual(['primeTimePlaced']);
  expect(tilePayments(view, 1).map(({ why }) => why.code)).toEqual(['goldenPaid', 'bankLacks']);
  expect(tilePayments(view, 'after').map(({ why }) => why.code)).toEqual(['badLuck', 'badLuck']);
  expect(stepsOf(view).map(({ step, sums }) => [step, sums])).toEqual([
    ['tile', { p1: 0, p2: 0 }],
    ['casino', { p1: 40000, p2: 60000 }],
    ['tile', { p1: -10000, p2: 60000 }]
  ]);
});

test('14.4 a table may charge Bad Luck before any casino pays', () => {
  expect(tilePayments(walked('before'), 'before').map(({ why }) => why.code)).toContain('badLuck');
  expect(tilePayments(walked('before'), 'after')).toEqual([]);
});

test('14.2 what is handed over and what comes back stand in one line', () => {
  expect(paymentsOf(tiles).at(-1)).toEqual({
    why: fine,
    player: 'p1',
    gives: [{ piece: 'note', value: 80000 }],
    gets: [{ piece: 'note', value: 30000 }]
  });
});
