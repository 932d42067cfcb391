import { hasMembers, isOptional, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { casinosOf, fixersOf, nameOf, unrevealedFixers } from '$lib/games/vegas-strip/state/table';
import type { Move, State, StripAsk } from '$lib/games/vegas-strip/types';
import {
  askId,
  choose,
  isCasino,
  notNowReason,
  PLAYER_CHECKS,
  refuseCasino,
  type StripAction
} from './action';

type Reveal = Extract<Move, { type: 'reveal' }>;

/** A fixer reveals the rigged casino, or enters it if the choice was made on paper (5.14). */
export const reveal: StripAction<'reveal'> = {
  isReadable: (move) => hasMembers(move, { ...PLAYER_CHECKS, rigged: isOptional(isCasino) }),
  refuse(state, { player, rigged: riggedCasino }) {
    const [next] = unrevealedFixers(state);
    if (state.phase !== 'reveal' || player !== next) return notNowReason(state);
    const isKnown = state.secrets[player] !== undefined;
    if (isKnown)
      return riggedCasino === undefined ? undefined : { code: 'fixedAlready', rule: '3.4', player };
    if (riggedCasino === undefined) return { code: 'notSaid', rule: '6.1', player };
    const other = fixersOf(state).find((fixer) => state.revealed[fixer] === riggedCasino);
    if (other === undefined) return refuseCasino(state, riggedCasino);
    return { code: 'riggedByOther', rule: '6.3', casino: nameOf(state, riggedCasino), player: other };
  },
  apply(state, { player, rigged: riggedCasino }) {
    const casino = state.secrets[player]?.rigged ?? riggedCasino;
    const revealed = casino === undefined ? state.revealed : { ...state.revealed, [player]: casino };
    const stateAfter: State = { ...state, revealed };
    return withoutPostings(
      unrevealedFixers(stateAfter).length === 0 ? { ...stateAfter, phase: 'pay' } : stateAfter
    );
  },
  log(stateBefore, { player, rigged: riggedCasino }) {
    const casino = stateBefore.secrets[player]?.rigged ?? riggedCasino;
    return { code: 'revealed', player, casino: casino === undefined ? '' : nameOf(stateBefore, casino) };
  }
};

/** Asks a fixer for the rigged casino. */
export function revealAsk(state: State, player: PlayerId): StripAsk {
  const isKnown = state.secrets[player] !== undefined;
  const moves = isKnown
    ? [{ type: 'reveal', player } as const]
    : casinosOf(state).map((riggedCasino): Reveal => ({ type: 'reveal', player, rigged: riggedCasino }));
  const ask = choose(askId('reveal', { player }), moves, (move) => reveal.refuse(state, move));
  return { ...ask, for: player };
}
