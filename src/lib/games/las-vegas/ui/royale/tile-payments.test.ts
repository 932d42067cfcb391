import { expect, test } from 'vitest';
import type { Posting } from '$lib/core';
import { stepsOf } from '$lib/games/las-vegas/ui/payout/walk';
import type { View, Why } from '$lib/games/las-vegas/types';
import { counting } from '$lib/games/las-vegas/state/view';
import { paymentsOf } from './tile-payments';

const placed: Why = { code: 'primeTimePlaced', rule: '11.2', at: 2, player: 'p1', faces: [3] };
const golden: Why = { code: 'goldenPaid', rule: '24.6', at: 1, player: 'p2', value: 60000 };
const lacks: Why = { code: 'bankLacks', rule: '8.19', player: 'p2', value: 60000 };
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
const charged: readonly Posting<Why>[] = [
  { from: 'p1', to: 'bank', piece: 'note', value: 80000, why: fine },
  { from: 'bank', to: 'p1', piece: 'note', value: 30000, why: fine }
];
const paid: View['paid'] = {
  round: 1,
  casinos: [counting(1, [40000, 30000], { p1: { small: 1, big: 0 } })],
  tiles: [
    { when: 'before', postings: [{ to: 'p1', value: 0, why: placed }] },
    {
      when: 1,
      postings: [
        { from: 'bank', to: 'p2', piece: 'note', value: 60000, why: golden },
        { to: 'p2', value: 0, why: lacks }
      ]
    },
    { when: 'after', postings: charged }
  ]
};

test('8.12 what tiles pay is shown when they paid it, and the sums run', () => {
  const steps = stepsOf({ paid, seats: ['p1', 'p2'] });
  expect(steps.map(({ step, sums }) => [step, sums])).toEqual([
    ['tile', { p1: 0, p2: 0 }],
    ['casino', { p1: 40000, p2: 60000 }],
    ['tile', { p1: -10000, p2: 60000 }]
  ]);
  const [, casino] = steps;
  expect(casino?.step === 'casino' && casino.stop.tile.map(({ why }) => why.code)).toEqual([
    'goldenPaid',
    'bankLacks'
  ]);
});

test('14.2 what is handed over and what comes back stand in one line', () => {
  expect(paymentsOf(charged).at(-1)).toEqual({
    why: fine,
    player: 'p1',
    gives: [{ piece: 'note', value: 80000 }],
    gets: [{ piece: 'note', value: 30000 }]
  });
});
