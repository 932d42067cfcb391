import type { Names } from '$lib/core';
import * as say from '$lib/games/razzia/strings/en/shared';
import { dealView, lossReason } from './payout';
import { duelResult, type DuelResult } from './resolve';
import { proposalReason } from './strongest';
import { tieContextOf, sharedChits } from '$lib/games/razzia/state/table';
import type { Deal, DealView, Duel, Throws, View, Why } from '$lib/games/razzia/types';
import { EQUAL_SUM_TEXTS } from '$lib/games/razzia/strings/en/shared';

/** Returns the sentence about who proposes in the next deal, and the sum at stake in whole dollars. */
export function nextProposalSentence(
  view: View,
  { claimants, bar, total }: DealView,
  names: Names
): { readonly words: string; readonly total: number } {
  const why = proposalReason(bar, claimants, tieContextOf(view));
  if (why.code === 'proposesEqual')
    return {
      words: say.equalText(why.own.value, names(why.own.player)),
      total
    };
  const beatenCards = why.others.map((card) => say.cardInWords(names(card.player), card.value));
  const name = names(why.own.player);
  return { words: say.beatsText(say.cardInWords(name, why.own.value), beatenCards, name), total };
}

/** Returns the result of the next duel with these dice, or undefined until both are entered. */
export function nextDuelResult(
  view: View,
  { next, claimants }: DealView,
  { champion, challenger }: Partial<Throws>
): DuelResult | undefined {
  if (next === undefined || champion === undefined || challenger === undefined) return undefined;
  return duelResult(
    next.champion,
    next.challenger,
    { champion, challenger },
    tieContextOf(view),
    claimants.length
  );
}

/** Returns the sentences of a duel, or undefined until both dice are entered. */
export function duelSentences(
  view: View,
  deal: DealView,
  throws: Partial<Throws>,
  names: Names
):
  | { readonly title: string; readonly sums: string; readonly reason: string; readonly action: string }
  | undefined {
  const result = nextDuelResult(view, deal, throws);
  if (result === undefined) return undefined;
  const { winner, loser, isTie, rule } = result;
  const fighters = winner.player === deal.next?.champion.player ? [winner, loser] : [loser, winner];
  const duelCount = deal.claimants.filter(({ player }) => deal.answers[player] === 'duel').length;
  const isLast = deal.duels.length === duelCount - 1;
  const name = names(winner.player);
  return {
    title: isTie ? say.tieText(winner.total, loser.total) : say.winsText(name, winner.total, loser.total),
    sums: say.sumsText(fighters.map(({ value, die, total }) => say.sumOfDie(value, die, total))),
    reason: isTie ? say.tieGoesTo(EQUAL_SUM_TEXTS[rule], name) : say.higherTakes,
    action: isLast ? say.takesText(name, deal.prize) : say.fightsOnText(name)
  };
}

/** Returns the reason why the loser of this duel gets nothing. */
export function duelReason(view: View, deal: DealView, throws: Throws): Why | undefined {
  const result = nextDuelResult(view, deal, throws);
  return result && lossReason(deal.bar, result);
}

/** A duel of this round, as it was before its dice were rolled. */
export interface FoughtDuel {
  readonly view: View;
  readonly deal: DealView;
  readonly throws: Throws;
}

/** Returns every duel of this round, in order, each with its bar as it was then. */
export function duelsOf(view: View): readonly FoughtDuel[] {
  const paidView = viewOfPaidRound(view);
  const openDuels = view.deal === undefined ? [] : [view.deal];
  const dividedDeals = view.bars.flatMap((bar) => bar.divided ?? []);
  return [...dividedDeals, ...openDuels].flatMap((deal) =>
    deal.duels.flatMap((duel, index) => duelOutcome(paidView, deal, duel, index))
  );
}

function duelOutcome(view: View, deal: Deal, duel: Duel, index: number): readonly FoughtDuel[] {
  const [champion, challenger] = duel.between.map((player) =>
    deal.claimants.find((claimant) => claimant.player === player)
  );
  if (champion === undefined || challenger === undefined) return [];
  const dealBefore = dealView(
    { ...deal, duels: deal.duels.slice(0, index) },
    sharedChits(deal.shares ?? {}),
    tieContextOf(view),
    { champion, challenger }
  );
  const throws = { champion: duel.champion, challenger: duel.challenger };
  return dealBefore === undefined ? [] : [{ view, deal: dealBefore, throws }];
}

/**
 * Returns the view with the dealer and the round of the visible cards and payments. After the payout the next player is
 * already the dealer (1.5), but a player who left in that round still counts in it (1.17).
 */
export function viewOfPaidRound(view: View): View {
  const { dealt: lastDealer, round } = view;
  return lastDealer === undefined ? view : { ...view, dealer: lastDealer, round: round - 1 };
}
