import { hasMembers, isOptional, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { casinosOf, fixersOf, nameOf, unrevealed } from '$lib/games/vegas-strip/state/table';
import type { Move, State, StripAsk } from '$lib/games/vegas-strip/types';
import { askId, choose, isCasino, notNowReason, PLAYER, refuseCasino, type StripAction } from './action';

type Reveal = Extract<Move, { type: 'reveal' }>;

/** A fixer reveals the rigged casino, or enters it if the choice was made on paper (5.14). */
export const reveal: StripAction<'reveal'> = {
  isReadable: (move) => hasMembers(move, { ...PLAYER, rigged: isOptional(isCasino) }),
  refuse(state, { player, rigged }) {
    const [next] = unrevealed(state);
    if (state.phase !== 'reveal' || player !== next) return notNowReason(state);
    const isKnown = state.secrets[player] !== undefined;
    if (isKnown) return rigged === undefined ? undefined : { code: 'fixedAlready', rule: '3.4', player };
    if (rigged === undefined) return { code: 'notSaid', rule: '6.1', player };
    const other = fixersOf(state).find((fixer) => state.revealed[fixer] === rigged);
    if (other === undefined) return refuseCasino(state, rigged);
    return { code: 'riggedByOther', rule: '6.3', casino: nameOf(state, rigged), player: other };
  },
  apply(state, { player, rigged }) {
    const casino = state.secrets[player]?.rigged ?? rigged;
    const revealed = casino === undefined ? state.revealed : { ...state.revealed, [player]: casino };
    const turned: State = { ...state, revealed };
    return withoutPostings(unrevealed(turned).length === 0 ? { ...turned, phase: 'pay' } : turned);
  },
  log(before, { player, rigged }) {
    const casino = before.secrets[player]?.rigged ?? rigged;
    return { code: 'revealed', player, casino: casino === undefined ? '' : nameOf(before, casino) };
  }
};

/** Asks a fixer for the rigged casino. */
export function revealAsk(state: State, player: PlayerId): StripAsk {
  const isKnown = state.secrets[player] !== undefined;
  const moves = isKnown
    ? [{ type: 'reveal', player } as const]
    : casinosOf(state).map((rigged): Reveal => ({ type: 'reveal', player, rigged }));
  const ask = choose(askId('reveal', { player }), moves, (move) => reveal.refuse(state, move));
  return { ...ask, for: player };
}
