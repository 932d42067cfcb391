import { deckSize, nextStaying, put, type PlayerId } from '$lib/core';
import { refuseLeave, type LeaveMove, type LeavingRules } from '$lib/games/contract/leaving';
import { barsFor } from '$lib/games/razzia/data';
import { meta } from '$lib/games/razzia/meta';
import { undealtAtFirst } from '$lib/games/razzia/payout/hands';
import { allCards, chitsAt, playing, roundsLeft } from '$lib/games/razzia/state/table';
import type { State, Why } from '$lib/games/razzia/types';

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
  return deckSize(allCards(fewer)) === deckSize(allCards(state)) ? fewer : sortedOut(fewer);
}

function withoutHand(state: State, player: PlayerId): State {
  if (state.hands === undefined) return state;
  const { [player]: hand = [], ...hands } = state.hands;
  return { ...state, hands, discard: put(state.discard, hand) };
}

/**
 * Puts the bars and cards that fewer players do not use into the box, and shuffles the chits of closed bars into the
 * stacks. All other cards make a new deck, from which everyone gets a new hand (1.11, 1.12).
 */
function sortedOut(state: State): State {
  const bars = barsFor(playing(state).length, state.options.closed);
  const closed = state.bars.filter((bar) => !bars.includes(bar));
  const stack = put(
    state.stack,
    closed.flatMap((bar) => chitsAt(state, bar).map(String))
  );
  const table: State = {
    ...state,
    bars,
    stack,
    chits: Object.fromEntries(bars.map((bar) => [bar, chitsAt(state, bar)])),
    rounds: state.round - 1 + roundsLeft(stack, bars, state.options),
    deck: allCards(state),
    undealt: undealtAtFirst(state),
    discard: {},
    blind: false
  };
  return state.hands === undefined ? table : { ...table, hands: {} };
}
