import { isEntryDetail } from '$lib/games/contract/define';
import { withoutPostings } from '$lib/games/contract/action';
import {
  isRoundBegun,
  isTurnUntouched,
  withOwnCards,
  withPlaces
} from '$lib/games/las-vegas-cards/state/table';
import type { Move, State } from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, type CardsAction, type CardsAsk } from './action';

/** A change to round results between two turns, or back to every turn at the start of a round (9.5). */
export const depth: CardsAction<'depth'> = {
  isReadable: (move) => isEntryDetail(move.depth),
  refuse(state, { depth: newDetail }) {
    if (state.phase === 'over' || newDetail === state.depth || (state.phase === 'notes' && state.later))
      return notNowReason(state);
    const isAllowed =
      state.phase !== 'claims' && isTurnUntouched(state) && (newDetail === 'rounds' || !isRoundBegun(state));
    return isAllowed ? undefined : { code: 'depthLater', rule: '9.5', depth: newDetail };
  },
  apply(state, { depth: newDetail }) {
    const newState = { ...state, depth: newDetail };
    // If only the end of a round is entered, all players use physical cards.
    const entersTurns = newDetail === 'turns';
    return withoutPostings(
      entersTurns ? newState : withPlaces(newState, (_, player) => withOwnCards(newState, player))
    );
  },
  log: (_, move) => ({ code: 'depth', depth: move.depth })
};

/** Offers the other level of detail, or says why it is not available now. */
export function entryDetailAsk(state: State): CardsAsk {
  const move = { type: 'depth', depth: state.depth === 'turns' ? 'rounds' : 'turns' } as const satisfies Move;
  const refusal = depth.refuse(state, move);
  const choice = refusal === undefined ? { move } : { move, refused: refusal };
  return { ...askId('depth'), kind: 'choose', optional: true, choices: [choice] };
}
