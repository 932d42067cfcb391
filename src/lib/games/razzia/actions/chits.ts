import { take } from '$lib/core';
import { chitsAt } from '$lib/games/razzia/state/table';
import type { Bar, State } from '$lib/games/razzia/types';

/** Puts one chit at each bar, from left to right; the dealer holds the last one (2.1). */
export function lay(state: State, chits: readonly number[]): State {
  const { shown, ended, ...table } = state;
  const last = chits[state.bars.length];
  const laid = { ...state.chits };
  state.bars.forEach((bar, index) => {
    const value = chits[index];
    if (value !== undefined) laid[bar] = [...chitsAt(state, bar), value];
  });
  const stack = take(state.stack, chits.map(String));
  const open: State = { ...table, divided: [], paid: {}, chits: laid, stack, phase: 'choose' };
  return last === undefined ? open : { ...open, phase: 'put', last };
}

/** The dealer places the last chit (2.2). */
export function putLast({ last, ...state }: State, bar: Bar): State {
  const chits = last === undefined ? state.chits : { ...state.chits, [bar]: [...chitsAt(state, bar), last] };
  return { ...state, chits, phase: 'choose' };
}
