import type { Card } from '$lib/games/vegas/data';
import { cardsOf, countersOf, isOpen, nameOf } from '$lib/games/vegas/state/table';
import type { RefusalReason, State } from '$lib/games/vegas/types';
import { notNowReason } from './action';

/**
 * Checks that a turn starts, and that the pawn need not move. The rulebook says when it has to (2.4). By our
 * interpretation, no card or pass can replace that move (2.5).
 */
export function refuseTurn(state: State, rule: '2.4' | '2.5'): RefusalReason | undefined {
  if (state.phase !== 'turn') return notNowReason(state);
  const player = state.turn;
  const tableIndex = state.pawns[player] ?? 0;
  return isOpen(state, tableIndex)
    ? undefined
    : { code: 'mustChange', rule, at: nameOf(state, tableIndex), player };
}

/** Checks that the current player has a counter in hand. */
export function needsCounter(state: State): RefusalReason | undefined {
  const player = state.turn;
  return countersOf(state, player) > 0 ? undefined : { code: 'noCounters', rule: '2.6', player };
}

/** Checks that the current player has this card in hand. */
export function needsCard(state: State, card: Card): RefusalReason | undefined {
  const player = state.turn;
  return cardsOf(state, player, card) > 0 ? undefined : { code: 'cardSpent', rule: '2.2', player, card };
}
