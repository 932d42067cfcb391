import { nextStaying, put, type Played, type PlayerId } from '$lib/core';
import { refuseLeave, type LeaveMove, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/razzia/meta';
import type { State, Why } from '$lib/games/razzia/types';
import { answer } from './bargain';
import { changesCards, reshuffled } from './reshuffle';
import { withoutClaim } from './round';

const LEAVING: LeavingRules = { rule: '1.10', tooFew: '1.11', min: meta.players.min };

/** Reason why this player cannot leave now, or undefined if they can. */
export function refuseLeaving(state: State, move: LeaveMove): Why | undefined {
  return refuseLeave(state, move, LEAVING);
}

/** A player leaves: the hand goes on the played cards, and the others play on with fewer (1.10 to 1.12, 1.17, 1.18). */
export function leave(state: State, { player }: LeaveMove): Played<State, Why> {
  const without = withoutHand(state, player);
  if (state.phase === 'lay') return { state: leaveBetween(without, player), postings: [] };
  const left = [...(state.left ?? []), { player, round: state.round }];
  if (state.phase === 'deal') return leaveDeal({ ...without, left }, player);
  // Once all chits are at the bars, the dealer has dealt, and that seat counts in the distances until the round ends.
  const dealer = state.phase === 'put' ? dealerAfter(state, left, player) : state.dealer;
  return { state: { ...without, left, dealer }, postings: [] };
}

/** Between two rounds, the bars and cards for the smaller number of players are used at once. */
function leaveBetween({ shown, ended, ...state }: State, player: PlayerId): State {
  const left = [...(state.left ?? []), { player, round: state.round, between: true } as const];
  const dealer = dealerAfter(state, left, player);
  const fewer: State = { ...state, left, dealer, divided: [], paid: {} };
  return changesCards(state, fewer) ? reshuffled(fewer) : fewer;
}

/** The next player clockwise deals instead of a dealer who leaves (1.10). */
function dealerAfter({ seats, dealer }: State, left: State['left'] & object, player: PlayerId): PlayerId {
  return dealer === player ? nextStaying({ seats, left }, player) : dealer;
}

/** Accepts an open offer, or gives up a claim where no deal has been proposed; other bars stay as they are (1.18). */
function leaveDeal(state: State, player: PlayerId): Played<State, Why> {
  const deal = state.deals.find(({ claimants }) => claimants.some((each) => each.player === player));
  if (deal === undefined) return { state, postings: [] };
  if (deal.shares === undefined) return withoutClaim(state, deal, player);
  const hasSpoken = deal.claimants[0]?.player === player || deal.answers[player] !== undefined;
  return hasSpoken ? { state, postings: [] } : answer(state, player, 'accept');
}

/** Puts the hand on the played cards, with a card that was chosen from it and not revealed (1.17). */
function withoutHand(state: State, player: PlayerId): State {
  const { [player]: _, ...chosen } = state.chosen;
  if (state.hands === undefined) return { ...state, chosen };
  const { [player]: hand = [], ...hands } = state.hands;
  return { ...state, hands, chosen, discard: put(state.discard, hand) };
}
