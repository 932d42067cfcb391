import { withoutPostings } from '$lib/games/contract/action';
import { askId, notNowReason, type CardsAction, type CardsAsk } from './action';
import { beginRound } from './round';

/** The notes of this round are entered when it is paid. */
export const enterNotesLater: CardsAction<'later'> = {
  isReadable: () => true,
  refuse: (state) => (state.phase === 'notes' && !state.later ? undefined : notNowReason(state)),
  apply: (state) => withoutPostings({ ...beginRound(state), later: true }),
  log: ({ round }) => ({ code: 'later', round })
};

/** Offers to enter the notes later. */
export function enterNotesLaterAsk(): CardsAsk {
  return { ...askId('later'), kind: 'choose', optional: true, choices: [{ move: { type: 'later' } }] };
}
