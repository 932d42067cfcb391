import { moves } from '$lib/core';
import type { BarView } from '$lib/games/razzia/types';

/** Returns a bar as it was before its cards were revealed: with all its chits and without cards. */
export function beforeReveal({ divided: _, ...bar }: BarView): BarView {
  const paid = bar.paid.filter(moves).map(({ value }) => value);
  const chits = [...bar.chits, ...paid];
  const total = chits.reduce((sum, value) => sum + value, 0);
  return { ...bar, chits, total, cards: [], paid: [], taken: {}, settled: false };
}
