import { moves } from '$lib/core';
import type { BarView } from '$lib/games/razzia/types';

/** A bar as it lay before its cards were turned over: with all its chits, and nobody there. */
export function beforeReveal({ divided: _, ...bar }: BarView): BarView {
  const paid = bar.paid.filter(moves).map(({ value }) => value);
  const chits = [...bar.chits, ...paid];
  const total = chits.reduce((sum, value) => sum + value, 0);
  return { ...bar, chits, total, cards: [], paid: [], taken: {}, settled: false };
}
