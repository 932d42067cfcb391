import type { Played } from '$lib/core';
import { refuseLeave, type LeaveMove, type LeavingRules } from '$lib/games/contract/leaving';
import { settleClaim } from './chip-cards';
import { BIG_DICE, SMALL_DICE } from '$lib/games/las-vegas/data';
import { meta } from '$lib/games/las-vegas/meta';
import { goOn } from './turn';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { purseOf, withoutLeft, withPurse } from '$lib/games/las-vegas/state/table';
import type { State, Why } from '$lib/games/las-vegas/types';

const LEAVING: LeavingRules = { rule: '1.6', tooFew: '1.8', min: meta.players.min };

/** Reason why this player cannot leave now, or undefined. With tiles it is possible only between rounds (8.22). */
export function refuseLeaving(state: State, move: LeaveMove): Why | undefined {
  const refused = refuseLeave(state, move, LEAVING);
  if (refused !== undefined || state.royale === undefined) return refused;
  if (isBetween(state) && !isWaiting(state)) return undefined;
  return { code: 'leaveLater', rule: '8.22', player: move.player };
}

/** Whether no round is being played. */
export function isBetween({ phase }: State): boolean {
  return phase === 'deal' || phase === 'tiles';
}

/**
 * A player leaves (1.6, 1.7). In a round that is counted only at its end, nobody knows which dice are placed: all of
 * them stay to be counted, unless they go.
 */
export function leave(state: State, { player, pieces }: LeaveMove): Played<State, Why> {
  const isUnknown = state.phase === 'turns' && state.depth === 'rounds';
  const went = pieces === 'go' ? withoutPlaced(state, player) : state;
  const { small, big } = isUnknown && pieces === 'stay' ? { small: 0, big: 0 } : purseOf(went, player);
  const { small: all, big: allBig } = purseOf(went, player);
  const between = isBetween(state) ? ({ between: true } as const) : {};
  const gone = { player, round: state.round, ...between, small, big };
  const left: State = {
    ...withPurse(went, player, { small: all - small, big: allBig - big }),
    left: [...(state.left ?? []), gone]
  };
  if (isBetween(state)) {
    const opening = withoutLeft(left, left.opening);
    return { state: { ...left, opening, turn: opening.player }, postings: [] };
  }
  if (isUnknown || state.turn !== player) return { state: left, postings: [] };
  return goOn({ state: withoutClaim({ ...left, arena: {} }), postings: [] });
}

/** Takes the player's dice off the casinos. */
function withoutPlaced(state: State, player: LeaveMove['player']): State {
  const casinos = state.casinos.map((casino) => {
    const { [player]: _gone, ...dice } = casino.dice;
    return { ...casino, dice };
  });
  return withPurse({ ...state, casinos }, player, { small: SMALL_DICE, big: BIG_DICE });
}

function withoutClaim(state: State): State {
  const claim = state.chipCards?.claim;
  if (claim === undefined) return state;
  const { player, casino } = claim;
  return settleClaim(state, { type: 'chipCard', player, casino, colour: 'none' });
}
