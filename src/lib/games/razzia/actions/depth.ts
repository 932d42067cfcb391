import { withoutPostings } from '$lib/games/contract/action';
import { isDepth } from '$lib/games/contract/define';
import type { State } from '$lib/games/razzia/types';
import { notNowReason, isHandShort, isNothingChosen, type RazziaAction, type RazziaAsk } from './action';

/** A change to round results or back to every turn: before the chits of a round, or before any card is chosen (7.3). */
export const depth: RazziaAction<'depth'> = {
  isReadable: (move) => isDepth(move.depth),
  refuse(state, { depth: newDepth }) {
    if (state.phase === 'over' || newDepth === state.depth) return notNowReason(state);
    const isOpen =
      state.phase === 'lay' ? !isHandShort(state) : state.phase === 'choose' && isNothingChosen(state);
    return isOpen ? undefined : { code: 'depthLater', rule: '7.3', depth: newDepth };
  },
  apply: (state, { depth: newDepth }) => withoutPostings({ ...state, depth: newDepth }),
  log: (_, { depth: newDepth }) => ({ code: 'depth', depth: newDepth })
};

/** Offers the other depth. */
export function depthAsk(state: State): RazziaAsk {
  const other = state.depth === 'turns' ? 'rounds' : 'turns';
  return { id: 'depth', kind: 'choose', aside: true, choices: [{ move: { type: 'depth', depth: other } }] };
}
