import { withoutPostings } from '$lib/games/contract/action';
import { isEntryDetail } from '$lib/games/contract/define';
import { UNCHANGED, choose, notNowReason, withNews, type VegasAsk } from './action';
import { addNews } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';

/**
 * Changes between entering every turn and entering only the winner of each table, at the start of a turn or while no
 * table is being entered (9.3).
 */
export const depth = withNews('depth', {
  isReadable: (move) => isEntryDetail(move.depth),
  refuse(state, move) {
    if (state.phase === 'over') return notNowReason(state);
    if (move.depth === state.depth) return UNCHANGED;
    const entersTurns = move.depth === 'turns';
    if (entersTurns && state.options.board === undefined) return { code: 'noBoard', rule: '9.4' };
    const allowedPhases = entersTurns ? ['tables'] : ['first', 'turn', 'resume'];
    return allowedPhases.includes(state.phase)
      ? undefined
      : { code: 'depthLater', rule: '9.3', depth: move.depth };
  },
  apply(state, move) {
    const stateAfter = addNews(state, { code: 'toldDepth', rule: '9.3', depth: move.depth });
    return withoutPostings({
      ...stateAfter,
      depth: move.depth,
      phase: move.depth === 'rounds' ? 'tables' : 'resume'
    });
  }
});

/** Offers the other entry detail, with the reason if it can't be chosen now. */
export function entryDetailAsk(state: State): VegasAsk {
  const other = state.depth === 'turns' ? 'rounds' : 'turns';
  return { ...choose(state, 'depth', depth, [{ type: 'depth', depth: other }]), optional: true };
}
