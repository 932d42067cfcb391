import { expect, test } from 'vitest';
import type { BarView } from '$lib/games/razzia/types';
import { beforeReveal } from './before-reveal';

test('3.3 a bar that is not turned over yet shows all its chits and nobody', () => {
  const own = { player: 'p1', kind: 'gambler', value: 4 } as const;
  const why = { code: 'alone', rule: '3.3', bar: 'jungle', own, value: 30000 } as const;
  const bar: BarView = {
    bar: 'jungle',
    chits: [],
    total: 0,
    cards: [{ ...own, fate: 'claims' }],
    paid: [
      { from: 'table', to: 'p1', piece: 'chit', value: 10000, why },
      { from: 'table', to: 'p1', piece: 'chit', value: 20000, why }
    ],
    taken: { p1: 30000 },
    settled: true
  };
  expect(beforeReveal(bar)).toEqual({
    bar: 'jungle',
    chits: [10000, 20000],
    total: 30000,
    cards: [],
    paid: [],
    taken: {},
    settled: false
  });
});
