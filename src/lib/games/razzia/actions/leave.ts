import { nextStaying, put, type PlayerId } from '$lib/core';
import { refuseLeave, type LeaveMove, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/razzia/meta';
import type { State, Why } from '$lib/games/razzia/types';
import { changesCards, reshuffled } from './reshuffle';

const LEAVING: LeavingRules = { rule: '1.10', tooFew: '1.11', min: meta.players.min };

/** Reason why this player cannot leave now, or undefined: only between two rounds (1.10). */
export function refuseLeaving(state: State, move: LeaveMove): Why | undefined {
  const refused = refuseLeave(state, move, LEAVING);
  if (refused !== undefined || state.phase === 'lay') return refused;
  return { code: 'leaveLater', rule: '1.10', player: move.player };
}

/** A player leaves: the hand goes on the played cards, and the others play on with fewer (1.10 to 1.12). */
export function leave(state: State, { player }: LeaveMove): State {
  const { shown: _, ...table } = withoutHand(state, player);
  const left = [...(state.left ?? []), { player, round: state.round, between: true } as const];
  const dealer = state.dealer === player ? nextStaying({ seats: state.seats, left }, player) : state.dealer;
  const fewer: State = { ...table, left, dealer, divided: [], paid: {} };
  return changesCards(state, fewer) ? reshuffled(fewer) : fewer;
}

function withoutHand(state: State, player: PlayerId): State {
  if (state.hands === undefined) return state;
  const { [player]: hand = [], ...hands } = state.hands;
  return { ...state, hands, discard: put(state.discard, hand) };
}
