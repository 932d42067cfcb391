import { isPlayer, movesPiece, type PlayerId } from '$lib/core';
import { proposalReason } from './strongest';
import { tieContextOf } from '$lib/games/razzia/state/table';
import type { BarView, Deal, View, Why } from '$lib/games/razzia/types';

/**
 * Returns the bar that a reason is about, with its division or current proposal, or undefined if it is about no bar.
 */
export function barOfReason(
  why: Why,
  { bars, deal }: Pick<View, 'bars' | 'deal'>
): { readonly bar: BarView; readonly deal?: Deal } | undefined {
  const bar = 'bar' in why ? bars.find((bar) => bar.bar === why.bar) : undefined;
  if (bar === undefined || bar.cards.length === 0) return undefined;
  const dealtBar = bar.divided ?? (deal?.bar === bar.bar && deal.shares !== undefined ? deal : undefined);
  return dealtBar === undefined ? { bar } : { bar, deal: dealtBar };
}

/** Returns the reason for a player's money or claim at a bar; several chits are combined into one sum. */
export function reasonAt(
  { bar, paid: postings, taken: takenSums }: BarView,
  player: PlayerId,
  view: View
): Why | undefined {
  const claimants = view.deal?.bar === bar ? view.deal.claimants : [];
  if (claimants.some((claimant) => claimant.player === player))
    return proposalReason(bar, claimants, tieContextOf(view));
  const why = postings.find(({ to: receiver }) => receiver === player)?.why;
  const value = takenSums[player];
  return why !== undefined && 'value' in why && value !== undefined ? { ...why, value } : why;
}

/** Returns all players who were paid at a bar, each listed once, in the order of the payout. */
export function takersOf({ paid: postings }: Pick<BarView, 'paid'>): readonly PlayerId[] {
  const takers = postings
    .filter(movesPiece)
    .flatMap(({ to: receiver }) => (isPlayer(receiver) ? [receiver] : []));
  return [...new Set(takers)];
}

/** Returns the players who accepted at a bar although they were offered nothing. */
export function playersOfferedNothing({ paid: postings }: Pick<BarView, 'paid'>): readonly PlayerId[] {
  return postings.flatMap(({ to: receiver, why }) =>
    why.code === 'offeredNothing' && isPlayer(receiver) ? [receiver] : []
  );
}
