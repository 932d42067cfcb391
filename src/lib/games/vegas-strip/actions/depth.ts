import { unpaid } from '$lib/games/contract/action';
import { isDepth } from '$lib/games/contract/define';
import type { State, StripAsk } from '$lib/games/vegas-strip/types';
import { aside, called, choose, notNow, type StripAction } from './action';
import { isUntouched, opened } from './round';

/** A change to round results or back to every tile, before anything has happened in the round (7.4). */
export const depth: StripAction<'depth'> = {
  isReadable: (move) => isDepth(move.depth),
  refuse(state, { depth: other }) {
    if (state.phase === 'over' || other === state.depth) return notNow(state);
    return isUntouched(state) ? undefined : { code: 'depthLater', rule: '7.4', depth: other };
  },
  apply: (state, { depth: other }) => unpaid(opened({ ...state, depth: other })),
  log: (_, { depth: other }) => ({ code: 'depth', depth: other })
};

/** Offers the other depth, as long as it can change. */
export function depthAsk(state: State): readonly StripAsk[] {
  const other = state.depth === 'turns' ? 'rounds' : 'turns';
  const ask = choose(called('depth'), [{ type: 'depth', depth: other }]);
  return isUntouched(state) ? [aside(ask)] : [];
}
