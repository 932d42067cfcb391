import type { GameTypes, Posting } from '$lib/core';
import type { Game } from '$lib/games/contract/define';

type Ledger = readonly Posting<GameTypes['Why']>[];

/**
 * The postings if the match ended in this state: the payout of the round, as far as it can be known, and any extra
 * payments at the end.
 */
export function postingsIfEndedNow(
  { rules }: Game,
  state: GameTypes['State'],
  viewer?: Parameters<typeof rules.currentPayout>[1]
): Ledger {
  const extraPostings = rules.asks(state).length === 0 ? [] : (rules.endPayments?.(state) ?? []);
  const roundPayout =
    rules.isPayoutUnknown?.(state) === true && viewer === undefined ? [] : rules.currentPayout(state, viewer);
  return [...roundPayout, ...extraPostings];
}
