import { nextStayingPlayer, addPieces, type Played, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { isLeaveMove, leaveEvent, refuseLeave, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/razzia/meta';
import { mustBeDivided, payClaims, sumOf } from '$lib/games/razzia/payout/payout';
import { resolve } from '$lib/games/razzia/payout/resolve';
import { applyPostings, cardsAt, chitsAt, tieContextOf } from '$lib/games/razzia/state/table';
import type { Deal, LogEvent, State, Why } from '$lib/games/razzia/types';
import { notNowReason, type RazziaAction } from './action';
import { answer } from './answer';
import { needsOtherCards, reshuffle } from './reshuffle';
import { endRound } from './round';

const LEAVING_RULES: LeavingRules = { rule: '1.10', tooFewRule: '1.11', min: meta.players.min };

/** A player leaves: the hand goes on the played cards, and the others play on with fewer (1.10 to 1.12, 1.17, 1.18). */
export const leave: RazziaAction<'leave'> = {
  isReadable: (move) => isLeaveMove(move) && move.pieces === 'stay',
  refuse: (state, move) =>
    state.phase === 'over' ? notNowReason(state) : refuseLeave(state, move, LEAVING_RULES),
  apply(state, { player }) {
    const stateWithoutHand = withoutHand(state, player);
    if (state.phase === 'lay') return withoutPostings(leaveBetweenRounds(stateWithoutHand, player));
    const departed = [...(state.left ?? []), { player, round: state.round }];
    if (state.phase === 'deal') return leaveDeal({ ...stateWithoutHand, left: departed }, player);
    // Once all chits are at the bars, a dealer who leaves is not replaced: that seat counts in the distances until the
    // round ends.
    const dealer = state.phase === 'put' ? dealerAfter(state, departed, player) : state.dealer;
    return withoutPostings({ ...stateWithoutHand, left: departed, dealer });
  },
  log: (stateBefore, move) => ({ ...leaveEvent(move), ...consequenceOfLeaving(stateBefore, move.player) })
};

/** The offer that a player accepts by leaving, or the bar that the player's card leaves (1.18). */
function consequenceOfLeaving(
  state: State,
  player: PlayerId
): Pick<Extract<LogEvent, { code: 'left' }>, 'accepts' | 'without'> {
  const deal = dealOf(state, player);
  if (deal === undefined) return {};
  if (deal.shares === undefined) return { without: deal.bar };
  return hasAnswered(deal, player)
    ? {}
    : { accepts: { bar: deal.bar, value: sumOf(deal.shares[player] ?? []) } };
}

/** Between two rounds, the bars and cards for the smaller number of players are used at once. */
function leaveBetweenRounds({ shown: shownCards, ended, ...state }: State, player: PlayerId): State {
  const departed = [...(state.left ?? []), { player, round: state.round, between: true } as const];
  const dealer = dealerAfter(state, departed, player);
  const smallerState: State = { ...state, left: departed, dealer, divided: [], paid: {} };
  return needsOtherCards(state, smallerState) ? reshuffle(smallerState) : smallerState;
}

/** The next player clockwise deals instead of a dealer who leaves (1.10). */
function dealerAfter({ seats, dealer }: State, departed: State['left'] & object, player: PlayerId): PlayerId {
  return dealer === player ? nextStayingPlayer({ seats, left: departed }, player) : dealer;
}

/** Accepts an open offer, or gives up a claim where no deal has been proposed; other bars stay as they are (1.18). */
function leaveDeal(state: State, player: PlayerId): Played<State, Why> {
  const deal = dealOf(state, player);
  if (deal === undefined) return withoutPostings(state);
  if (deal.shares === undefined) return withoutClaim(state, deal, player);
  if (hasAnswered(deal, player)) return withoutPostings(state);
  return answer.apply(state, { type: 'answer', player, answer: 'accept' });
}

function dealOf({ deals }: State, player: PlayerId): Deal | undefined {
  return deals.find(({ claimants }) => claimants.some((claimant) => claimant.player === player));
}

/** Checks whether a player has proposed or answered. */
function hasAnswered({ claimants, answers }: Deal, player: PlayerId): boolean {
  return claimants[0]?.player === player || answers[player] !== undefined;
}

/**
 * When a player leaves, takes their card off a bar where no deal has been proposed yet. The others divide its chits as
 * if that card had not been played, and the only one left takes them all (1.18).
 */
function withoutClaim(state: State, deal: Deal, player: PlayerId): Played<State, Why> {
  const { bar } = deal;
  const { [player]: card, ...otherCards } = state.shown ?? {};
  const stateWithoutCard: State = {
    ...state,
    shown: otherCards,
    discard: card === undefined ? state.discard : addPieces(state.discard, [card])
  };
  const tieContext = tieContextOf(stateWithoutCard);
  const resolution = resolve(cardsAt(stateWithoutCard, bar), tieContext);
  const { claimants } = resolution;
  const isOpen = mustBeDivided(resolution, chitsAt(stateWithoutCard, bar), tieContext);
  const deals = state.deals.flatMap((openDeal) =>
    openDeal !== deal ? [openDeal] : isOpen ? [{ ...deal, claimants }] : []
  );
  const postings = payClaims(bar, chitsAt(stateWithoutCard, bar), resolution, tieContext);
  return endRound({ state: applyPostings({ ...stateWithoutCard, deals }, bar, postings), postings });
}

/** Puts the hand on the played cards, with a card that was chosen from it and not revealed (1.17). */
function withoutHand(state: State, player: PlayerId): State {
  const { [player]: _, ...otherChoices } = state.chosen;
  if (state.hands === undefined) return { ...state, chosen: otherChoices };
  const { [player]: hand = [], ...hands } = state.hands;
  return { ...state, hands, chosen: otherChoices, discard: addPieces(state.discard, hand) };
}
