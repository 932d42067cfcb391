import { nextStayingPlayer, stayingPlayers, type Names, type PlayerId } from '$lib/core';
import type { Leaving, LeaveOption } from '$lib/games/contract/leaving';
import { barsFor, WHOLE_BOX_PLAYERS } from '$lib/games/razzia/data';
import { mustBeDivided, sumOf } from '$lib/games/razzia/payout/payout';
import { resolve } from '$lib/games/razzia/payout/resolve';
import { tieContextOf } from '$lib/games/razzia/state/table';
import type { BarView, DealView, Razzia, View } from '$lib/games/razzia/types';
import * as say from '$lib/games/razzia/strings/en/leaving';

/** The only way to leave, with what it changes for those who play on. */
export const leaving: Leaving<Razzia> = {
  leaveOptions(view, player, names) {
    if (view.phase === 'lay') return [optionBetweenRounds(view)];
    const { title, rule, hint } = hintDuringRound(view, player, names);
    return [{ pieces: 'stay', title, rule, hint: [hint, ...changesAfterRound(view)].join(' ') }];
  }
};

/** Before the chits are laid out, the bars and cards change at once (1.10 to 1.12). */
function optionBetweenRounds(view: View): LeaveOption {
  const option = { pieces: 'stay', title: say.allAreShuffled } as const;
  const closedBars = closingBars(view);
  if (closedBars.length > 0) return { ...option, rule: '1.12', hint: say.barsClose(closedBars) };
  if (doesDeckShrink(view)) return { ...option, rule: '1.11', hint: say.someCardsGo };
  return { ...option, rule: '1.10', title: say.handIsPlayed, hint: say.noOneLooks };
}

/** The bars that close when one more player leaves. */
function closingBars(view: View): readonly BarView['bar'][] {
  if (stayingPlayers(view).length !== 4) return [];
  const openBars = barsFor(3, view.options.closed);
  return view.bars.flatMap(({ bar, closed: isClosed }) =>
    isClosed === true || openBars.includes(bar) ? [] : [bar]
  );
}

function doesDeckShrink(view: View): boolean {
  return stayingPlayers(view).length === WHOLE_BOX_PLAYERS;
}

/** The changes that wait until the round ends (1.11, 1.12); none in the last round. */
function changesAfterRound(view: View): readonly string[] {
  if (view.round === view.rounds) return [];
  const closedBars = closingBars(view);
  if (closedBars.length > 0) return [say.barsCloseThen(closedBars)];
  return doesDeckShrink(view) ? [say.someCardsGoThen] : [];
}

function hintDuringRound(
  view: View,
  player: PlayerId,
  names: Names
): Pick<LeaveOption, 'title' | 'rule' | 'hint'> {
  const title = say.handIsPlayed;
  if (view.phase === 'deal') return { title, rule: '1.18', hint: hintDuringDeal(view, player, names) };
  if (view.depth === 'rounds') return { title, rule: '1.19', hint: say.enterWhatWasTaken };
  const hint = say.othersPlay;
  if (view.phase !== 'put' || view.dealer !== player) return { title, rule: '1.17', hint };
  return {
    title,
    rule: '1.10',
    hint: `${hint} ${say.placesLastChit(names(nextStayingPlayer(view, player)))}`
  };
}

/** The changes at the bar of this player's card, if it is not settled yet (1.18). */
function hintDuringDeal(view: View, player: PlayerId, names: Names): string {
  const { deal } = view;
  const bar = view.bars.find(({ cards }) =>
    cards.some((card) => card.player === player && card.fate === 'claims')
  );
  if (bar === undefined || bar.chits.length === 0) return say.chitsKept;
  if (deal?.bar !== bar.bar || deal.shares === undefined) return hintWithoutCard(view, bar, player, names);
  return hintDuringOffer(deal, player, names);
}

function hintDuringOffer(
  { bar, proposer, answers, offeredSums }: DealView,
  player: PlayerId,
  names: Names
): string {
  if (proposer === player || answers[player] !== undefined) return say.offerStands(bar, names(player));
  return say.acceptsSentence(bar, names(player), offeredSums[player] ?? 0);
}

function hintWithoutCard(view: View, { bar, chits, cards }: BarView, player: PlayerId, names: Names): string {
  const others = cards.filter((card) => card.player !== player);
  const tieContext = tieContextOf(view);
  const resolution = resolve(others, tieContext);
  const claimants = resolution.claimants.map((claimant) => names(claimant.player));
  const [first = ''] = claimants;
  return mustBeDivided(resolution, chits, tieContext)
    ? say.othersDivide(bar, claimants, sumOf(chits))
    : say.takesAll(bar, first, sumOf(chits));
}
