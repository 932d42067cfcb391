import { withoutPostings } from '$lib/games/contract/action';
import { isEntryDetail } from '$lib/games/contract/define';
import type { State } from '$lib/games/razzia/types';
import { notNowReason, isHandShort, isNothingChosen, type RazziaAction, type RazziaAsk } from './action';

/** A change to round results or back to every turn: before the chits of a round, or before any card is chosen (7.3). */
export const depth: RazziaAction<'depth'> = {
  isReadable: (move) => isEntryDetail(move.depth),
  refuse(state, { depth: newDetail }) {
    if (state.phase === 'over' || newDetail === state.depth) return notNowReason(state);
    const isOpen =
      state.phase === 'lay' ? !isHandShort(state) : state.phase === 'choose' && isNothingChosen(state);
    return isOpen ? undefined : { code: 'depthLater', rule: '7.3', depth: newDetail };
  },
  apply: (state, { depth: newDetail }) => withoutPostings({ ...state, depth: newDetail }),
  log: (_, { depth: newDetail }) => ({ code: 'depth', depth: newDetail })
};

/** Offers to change between every turn and round results. */
export function entryDetailAsk(state: State): RazziaAsk {
  const other = state.depth === 'turns' ? 'rounds' : 'turns';
  return {
    id: 'depth',
    kind: 'choose',
    optional: true,
    choices: [{ move: { type: 'depth', depth: other } }]
  };
}
