import type { Choice } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { isBar } from '$lib/games/razzia/data';
import { chitsAt } from '$lib/games/razzia/state/table';
import type { Move, State, Why } from '$lib/games/razzia/types';
import { notNowReason, type RazziaAction, type RazziaAsk } from './action';

/** The dealer places the last chit (2.2). */
export const placeLastChit: RazziaAction<'put'> = {
  isReadable: ({ bar }) => isBar(bar),
  refuse(state, { bar }) {
    if (state.phase !== 'put') return notNowReason(state);
    return state.bars.includes(bar) ? undefined : { code: 'barClosed', rule: '5.1', bar };
  },
  apply({ last, ...state }, { bar }) {
    const chits =
      last === undefined ? state.chits : { ...state.chits, [bar]: [...chitsAt(state, bar), last] };
    return withoutPostings({ ...state, chits, phase: 'choose' });
  },
  log: ({ dealer, last = 0 }, { bar }) => ({ code: 'put', dealer, bar, chit: last })
};

/** Asks the dealer for the bar of the last chit. */
export function lastChitAsk({ bars, dealer }: State): RazziaAsk {
  const choices = bars.map((bar): Choice<Move, Why> => ({ move: { type: 'put', bar } }));
  return { id: 'put', for: dealer, kind: 'choose', choices };
}
