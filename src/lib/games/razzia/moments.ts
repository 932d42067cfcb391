import { dollars, listed, type Names, type PlayerId } from '$lib/core';
import { leftToFightFor } from './payout';
import { duelWinner } from './resolve';
import { seatingOf } from './table';
import type { Deal, DealView, Duel, Played, Throws, View, Why } from './types';

/** What is said of the deal that is to be opened, and how much lies there. */
export function nextToSettle(
  view: View,
  { claimants, bar }: DealView,
  names: Names
): { readonly words: string; readonly total: number } {
  const [own, ...others] = claimants;
  const total = view.bars.find((each) => each.bar === bar)?.total ?? 0;
  if (own === undefined) return { words: '', total };
  const isEqual = others.some(({ value }) => value === own.value);
  if (isEqual)
    return {
      words: `Equal ${own.value}s: ${names(own.player)} sits further from the dealer and proposes`,
      total
    };
  const beaten = listed(others.map((each) => `${names(each.player)}’s ${each.value}`));
  return {
    words: `${names(own.player)}’s ${own.value} beats ${beaten}: ${names(own.player)} proposes`,
    total
  };
}

/** Who wins the next duel with these throws. */
function winnerOf(view: View, { next }: DealView, throws: Throws): Played | undefined {
  return next === undefined ? undefined : duelWinner(next.champion, next.challenger, throws, seatingOf(view));
}

/** A duel whose throws are typed, in words; undefined until both are. */
export function duelWords(
  view: View,
  deal: DealView,
  { champion, challenger }: Partial<Throws>,
  names: Names
):
  | { readonly title: string; readonly sums: string; readonly reason: string; readonly action: string }
  | undefined {
  const { next } = deal;
  if (next === undefined || champion === undefined || challenger === undefined) return undefined;
  const winner = winnerOf(view, deal, { champion, challenger });
  if (winner === undefined) return undefined;
  const one = next.champion.value + champion;
  const other = next.challenger.value + challenger;
  const fights = deal.claimants.filter(({ player }) => deal.answers[player] === 'duel').length;
  const last = deal.duels.length === fights - 1;
  const prize = leftToFightFor(deal.chits, deal).reduce((sum, value) => sum + value, 0);
  return {
    title:
      one === other
        ? `A tie, ${one} to ${other}`
        : `${names(winner.player)} wins, ${Math.max(one, other)} to ${Math.min(one, other)}`,
    sums: `${next.champion.value} + ${champion} = ${one} and ${next.challenger.value} + ${challenger} = ${other}`,
    reason: one === other ? tieReason(deal, next, winner, names) : 'The higher sum takes what is left.',
    action: last ? `${names(winner.player)} takes ${dollars(prize)}` : `${names(winner.player)} fights on`
  };
}

function tieReason(
  { claimants }: DealView,
  { champion, challenger }: NonNullable<DealView['next']>,
  winner: Played,
  names: Names
): string {
  if (champion.value === challenger.value)
    return `With equal symbols a tie goes to the one further from the dealer: ${names(winner.player)}.`;
  if (claimants.length === 2) return `A tie goes to whoever asked for the duel: ${names(winner.player)}.`;
  return `A tie goes to the lower card: ${names(winner.player)}.`;
}

/** A duel that was fought this round, as it stood before its dice were thrown. */
export interface Fought {
  readonly view: View;
  readonly deal: DealView;
  readonly throws: Throws;
}

/** Every duel of this round, in order; its bar is looked at as it lay then. */
export function duelsOf(view: View): readonly Fought[] {
  const then: View = { ...view, dealer: dealerThen(view) };
  const open = view.deal === undefined ? [] : [view.deal];
  const divided = view.bars.flatMap((bar) => bar.divided ?? []);
  return [...divided, ...open].flatMap((deal) =>
    deal.duels.flatMap((duel, index) => foughtAs(then, deal, duel, index))
  );
}

function foughtAs(view: View, deal: Deal, duel: Duel, index: number): readonly Fought[] {
  const [champion, challenger] = duel.between.map((player) =>
    deal.claimants.find((each) => each.player === player)
  );
  const [proposer] = deal.claimants;
  if (champion === undefined || challenger === undefined || proposer === undefined) return [];
  const before: DealView = {
    ...deal,
    duels: deal.duels.slice(0, index),
    proposer: proposer.player,
    chits: Object.values(deal.shares ?? {}).flat(),
    next: { champion, challenger }
  };
  return [{ view, deal: before, throws: { champion: duel.champion, challenger: duel.challenger } }];
}

/** Once a round is paid the next player is dealer (1.5); its cards lie open until chits are laid. */
export function dealerThen({ phase, turned, dealer, seats }: View): PlayerId {
  if (phase !== 'lay' || !turned) return dealer;
  return seats.at(seats.indexOf(dealer) - 1) ?? dealer;
}

/** Why the loser of these throws gets nothing. */
export function duelWhy(view: View, deal: DealView, throws: Throws): Why | undefined {
  const winner = winnerOf(view, deal, throws);
  if (winner === undefined || deal.next === undefined) return undefined;
  const { champion, challenger } = deal.next;
  const own = winner === champion ? challenger : champion;
  const one = champion.value + throws.champion;
  const other = challenger.value + throws.challenger;
  const tie = one === other;
  const tieRule = champion.value === challenger.value ? '6.3' : deal.claimants.length === 2 ? '4.6' : '4.7';
  const totals = own === champion ? ([one, other] as const) : ([other, one] as const);
  return {
    code: 'duelLost',
    rule: tie ? tieRule : '4.5',
    bar: deal.bar,
    own,
    other: winner,
    dice: throws,
    totals,
    tie
  };
}
