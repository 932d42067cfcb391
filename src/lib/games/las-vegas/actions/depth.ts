import { isEntryDetail } from '$lib/games/contract/define';
import { withoutPostings } from '$lib/games/contract/action';
import { isRoundUntouched } from '$lib/games/las-vegas/state/table';
import type { State, TableAsk } from '$lib/games/las-vegas/types';
import { choiceOf, notNowReason, type LasVegasAction } from './action';

/** A change to round results, or back to every turn, before anyone has acted in a round (7.4). */
export const depth: LasVegasAction<'depth'> = {
  isReadable: (move) => isEntryDetail(move.depth),
  refuse(state, { depth: newDetail }) {
    const { phase } = state;
    if (newDetail === state.depth || phase === 'over' || phase === 'bank' || phase === 'payout')
      return notNowReason(state);
    if (phase !== 'turns' || isRoundUntouched(state)) return undefined;
    return { code: 'depthLater', rule: '7.4', depth: newDetail };
  },
  apply: (state, { depth: newDetail }) => withoutPostings({ ...state, depth: newDetail }),
  log: (_, move) => ({ code: 'depth', depth: move.depth })
};

/** Offers the other level of detail, or says why it is not available now. */
export function entryDetailAsk(state: State): TableAsk {
  const move = { type: 'depth', depth: state.depth === 'turns' ? 'rounds' : 'turns' } as const;
  return { id: 'depth', kind: 'choose', optional: true, choices: [choiceOf(depth, state, move)] };
}
