import type { Played, PlayerId, Posting } from '$lib/core';
import { withDebts } from '$lib/games/las-vegas/payout/debts';
import { debtsOf } from '$lib/games/las-vegas/state/main-state';
import type { State, Why } from '$lib/games/las-vegas/types';

/**
 * Deducts what a player cannot pay from what the bank owes that player (8.19). The returned `missing` is the rest.
 */
export function setOff(
  state: State,
  player: PlayerId,
  missing: number
): Played<State, Why> & { readonly missing: number } {
  const debt = debtsOf(state).find((each) => each.player === player);
  if (debt === undefined || missing === 0) return { state, postings: [], missing };
  const off = Math.min(debt.value, missing);
  const rest = debt.value - off;
  const why: Why = { code: 'debtSetOff', rule: '8.19', player, value: debt.value, off };
  const lines: readonly Posting<Why>[] = [
    { from: player, to: 'bank', piece: 'debt', value: debt.value, why },
    ...(rest === 0 ? [] : [{ from: 'bank', to: player, piece: 'debt', value: rest, why } as const])
  ];
  const left = debtsOf(state).flatMap((each) =>
    each !== debt ? [each] : rest === 0 ? [] : [{ player, value: rest }]
  );
  const more = setOff(withDebts(state, left), player, missing - off);
  return { ...more, postings: [...lines, ...more.postings] };
}
