import { withoutPostings } from '$lib/games/contract/action';
import { isEntryDetail } from '$lib/games/contract/define';
import type { State, StripAsk } from '$lib/games/vegas-strip/types';
import { optionalAsk, askId, choose, notNowReason, type StripAction } from './action';
import { isUntouched, startFirstPhase } from './round';

/** A change to round results or back to every tile, before anything has happened in the round (7.4). */
export const depth: StripAction<'depth'> = {
  isReadable: (move) => isEntryDetail(move.depth),
  refuse(state, { depth: other }) {
    if (state.phase === 'over' || other === state.depth) return notNowReason(state);
    return isUntouched(state) ? undefined : { code: 'depthLater', rule: '7.4', depth: other };
  },
  apply: (state, { depth: other }) => withoutPostings(startFirstPhase({ ...state, depth: other })),
  log: (_, { depth: other }) => ({ code: 'depth', depth: other })
};

/** Offers to change between every tile and round results, as long as that is possible. */
export function entryDetailAsk(state: State): readonly StripAsk[] {
  const other = state.depth === 'turns' ? 'rounds' : 'turns';
  const ask = choose(askId('depth'), [{ type: 'depth', depth: other }]);
  return isUntouched(state) ? [optionalAsk(ask)] : [];
}
