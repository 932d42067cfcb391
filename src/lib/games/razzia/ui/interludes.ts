import { movesPiece, type Names } from '$lib/core';
import type { Frame, Interlude } from '$lib/games/contract/define';
import { duelSentences, duelsOf, type FoughtDuel } from '$lib/games/razzia/payout/duels';
import { reasonAt } from '$lib/games/razzia/payout/evidence';
import { sumOf } from '$lib/games/razzia/payout/payout';
import { CHITS_LEFT } from '$lib/games/razzia/strings/en/asks';
import * as say from '$lib/games/razzia/strings/en/board';
import { text } from '$lib/games/razzia/strings/en/log';
import { endStep, openStep } from '$lib/games/razzia/strings/en/steps';
import type { BarView, Razzia, View } from '$lib/games/razzia/types';
import ShownDuel from './asks/ShownDuel.svelte';

/** Returns a bar with these chits, before any card is there. */
export function withChits({ divided: _, ...bar }: BarView, chits: readonly number[]): BarView {
  return { ...bar, chits, total: sumOf(chits), cards: [], paid: [], taken: {}, isSettled: false };
}

type RazziaInterlude = Interlude<Razzia>;

/** Checks whether the bars still show the round before this one. */
export function isLastRoundShown({ phase, bars }: View): boolean {
  return phase === 'lay' && bars.some(({ cards, paid: postings }) => cards.length + postings.length > 0);
}

/**
 * Returns the steps that are shown between two questions: the cards being turned over, each duel that the app rolled,
 * the payment of each deal, the next deal until it is opened, and the end of the last round.
 */
export function interludes(view: View, names: Names): readonly RazziaInterlude[] {
  const round = isLastRoundShown(view) ? view.round - 1 : view.round;
  const { deal } = view;
  return [
    ...(view.areCardsShown ? [revealInterlude(view, round, names)] : []),
    ...acceptedDeals(view, round),
    ...duelsOf(view).flatMap((foughtDuel, index) => shownDuel(view, foughtDuel, `${round}:${index}`, names)),
    ...(deal === undefined || deal.shares !== undefined ? [] : [dealInterlude(view, deal, round, names)]),
    ...(view.phase === 'over' ? [{ id: 'end', ...endStep(view, names) }] : [])
  ];
}

/** Turns over the cards bar by bar, from the left. */
function revealInterlude(view: View, round: number, names: Names): RazziaInterlude {
  const visited = view.bars.filter(({ cards }) => cards.length > 0);
  return {
    id: `reveal:${round}`,
    ...say.revealInterlude,
    action: say.showAll,
    frames: visited.map((bar, index) => frameOf(view, bar, visited.slice(0, index + 1), names))
  };
}

/** Shows one bar while its cards are turned over. Its money is still on the way, and counts from the next step on. */
function frameOf(view: View, currentBar: BarView, openBars: readonly BarView[], names: Names): Frame<Razzia> {
  const otherBars = view.bars.filter((bar) => !openBars.includes(bar));
  const bars = view.bars.map((bar) =>
    otherBars.includes(bar) ? beforeReveal(bar) : bar === currentBar ? { ...bar, turn: 'now' as const } : bar
  );
  return {
    view: { ...view, bars },
    unpaid: unpaidAt([currentBar, ...otherBars], view),
    spokenText: paymentSentences(currentBar, view, names)
  };
}

function unpaidAt(bars: readonly BarView[], { seats }: View): Frame<Razzia>['unpaid'] {
  return bars.flatMap(({ taken: takenSums }) =>
    seats.map((player) => ({ player, value: takenSums[player] ?? 0 }))
  );
}

/** The sentences of the payments at a bar; undefined if there are none. */
function paymentSentences(bar: BarView, view: View, names: Names): string | undefined {
  const reasons = view.seats.flatMap((player) =>
    bar.taken[player] === undefined ? [] : (reasonAt(bar, player, view) ?? [])
  );
  return reasons.length === 0 ? undefined : reasons.map((why) => text.why(why, names)).join(' ');
}

/** Returns a bar as it was before its cards were revealed: with all its chits and without cards. */
export function beforeReveal(bar: BarView): BarView {
  const paidChits = bar.paid.filter(movesPiece).map(({ value }) => value);
  return { ...withChits(bar, [...bar.chits, ...paidChits]), turn: 'later' };
}

/**
 * Shows a duel that the app rolled. After the last duel of a bar, even if the players rolled, its money counts once it
 * has reached its owners.
 */
function shownDuel(
  table: View,
  { view, deal, throws }: FoughtDuel,
  id: string,
  names: Names
): readonly RazziaInterlude[] {
  const sentences = duelSentences(view, deal, throws, names);
  if (sentences === undefined) return [];
  const bars = table.bars.filter(
    ({ bar, divided }) => bar === deal.bar && divided?.duels.length === deal.duels.length + 1
  );
  const unpaid = unpaidAt(bars, table);
  const sharedTexts = {
    question: sentences.title,
    hint: sentences.sums,
    action: sentences.action
  } as const;
  return [
    {
      ...sharedTexts,
      id: `duel:${id}`,
      title: say.duelHeading,
      unpaid,
      Board: ShownDuel,
      onlyIfSupplied: true
    },
    ...(bars.length === 0 ? [] : [{ ...sharedTexts, id: `paid:${id}`, frames: [payingFrame(table, bars)] }])
  ];
}

/** Shows the payment of each deal that everyone has accepted. Its money counts once it has reached its owners. */
function acceptedDeals(view: View, round: number): readonly RazziaInterlude[] {
  return view.bars
    .filter(({ divided }) => divided?.duels.length === 0)
    .map((bar) => ({
      id: `accepted:${round}:${bar.bar}`,
      ...say.acceptedInterlude,
      frames: [payingFrame(view, [bar])]
    }));
}

/** The table while the money of these bars goes to the players. */
function payingFrame(view: View, payingBars: readonly BarView[]): Frame<Razzia> {
  const bars = view.bars.map((bar) => (payingBars.includes(bar) ? { ...bar, turn: 'paid' as const } : bar));
  return { view: { ...view, bars }, unpaid: unpaidAt(payingBars, view) };
}

function dealInterlude(
  view: View,
  deal: NonNullable<View['deal']>,
  round: number,
  names: Names
): RazziaInterlude {
  return {
    id: `deal:${round}:${deal.bar}`,
    ...openStep(view, deal, names),
    player: deal.proposer,
    countWithUnit: { figure: view.stackLeft, words: CHITS_LEFT }
  };
}
