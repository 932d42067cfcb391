import { isListOf, missingPiece, withoutPieces } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { chitsPerRound } from '$lib/games/razzia/data';
import { chitsAt, chitsThisRound, activePlayers } from '$lib/games/razzia/state/table';
import type { State } from '$lib/games/razzia/types';
import { isChit, notNowReason, isHandShort, type RazziaAction, type RazziaAsk } from './action';

/** One chit at each bar, from left to right; the dealer holds the last one (2.1). */
export const layChits: RazziaAction<'lay'> = {
  isReadable: ({ chits }) => isListOf(chits, isChit),
  refuse(state, { chits }) {
    if (state.phase !== 'lay' || isHandShort(state)) return notNowReason(state);
    const [wantedCount, givenCount] = [chitsThisRound(state), chits.length];
    if (givenCount !== wantedCount)
      return { code: 'wrongChits', rule: chitsRule(state), wanted: wantedCount, given: givenCount };
    const missingChit = missingPiece(state.stack, chits.map(String));
    if (missingChit === undefined) return undefined;
    return { code: 'chitGone', rule: '1.4', value: Number(missingChit), left: state.stack[missingChit] ?? 0 };
  },
  apply({ shown: shownCards, ended, ...state }, { chits }) {
    const last = chits[state.bars.length];
    const next = { ...state.chits };
    state.bars.forEach((bar, index) => {
      const value = chits[index];
      if (value !== undefined) next[bar] = [...chitsAt(state, bar), value];
    });
    const stack = withoutPieces(state.stack, chits.map(String));
    const nextState: State = { ...state, divided: [], paid: {}, chits: next, stack, phase: 'choose' };
    return withoutPostings(last === undefined ? nextState : { ...nextState, phase: 'put', last });
  },
  log: ({ round, dealer }, { chits }) => ({ code: 'laid', round, dealer, chits }),
  move: (_, outcome) =>
    outcome.kind === 'draw' ? { type: 'lay', chits: outcome.drawn.map(Number) } : undefined,
  answer: (_, { chits }) => ({ kind: 'draw', drawn: chits.map(String) })
};

/** Asks for the chits of a round. */
export function layChitsAsk(state: State): RazziaAsk {
  return { id: 'lay', kind: 'draw', from: 'chits', pool: state.stack, count: chitsThisRound(state) };
}

/**
 * Returns the paragraph for the number of chits: seven per round (2.1), five with three players (5.3), the rest in a
 * fifteenth round (5.4).
 */
function chitsRule(state: State): '2.1' | '5.3' | '5.4' {
  if (activePlayers(state).length !== 3) return '2.1';
  return chitsThisRound(state) < chitsPerRound(state.bars) ? '5.4' : '5.3';
}
