import { take } from '$lib/core';
import { chitsAt } from './table';
import type { Bar, State } from './types';

/** One chit a bar from left to right; the dealer holds the last (2.1). */
export function lay(state: State, chits: readonly number[]): State {
  const { shown, ...table } = state;
  const last = chits.at(-1);
  const laid = { ...state.chits };
  state.bars.forEach((bar, index) => {
    const value = chits[index];
    if (value !== undefined) laid[bar] = [...chitsAt(state, bar), value];
  });
  const stack = take(state.stack, chits.map(String));
  const placing = last === undefined ? {} : { last };
  return { ...table, divided: [], paid: {}, chits: laid, stack, phase: 'put', ...placing };
}

/** The dealer places the last chit (2.2). */
export function putLast({ last, ...state }: State, bar: Bar): State {
  const chits = last === undefined ? state.chits : { ...state.chits, [bar]: [...chitsAt(state, bar), last] };
  return { ...state, chits, phase: 'choose' };
}
