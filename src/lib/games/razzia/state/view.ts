import { deckSize, movesPiece, totalOf, type PlayerId, type Posting, type Progress } from '$lib/core';
import { nextDuel } from '$lib/games/razzia/actions/bargain';
import { dealView, payDeal, sumOf } from '$lib/games/razzia/payout/payout';
import { fateOf, resolve } from '$lib/games/razzia/payout/resolve';
import {
  allCards,
  cardsAt,
  chitsAt,
  chitsThisRound,
  cardsInPlay,
  currentDeal,
  activePlayers,
  nextCardReceivers,
  tieContextOf
} from './table';
import {
  BARS,
  type Bar,
  type BarView,
  type DealView,
  type State,
  type View,
  type Why
} from '$lib/games/razzia/types';

/** Returns the data for the screen. Only their owner sees a hand and a choice. */
export function view(state: State, viewer?: PlayerId): View {
  const { seats, left, depth, round, rounds, phase, dealer, ended, last } = state;
  const deal = openDealView(state);
  const ownCards = viewer === undefined ? undefined : ownCardsOf(state, viewer);
  return {
    seats,
    ...(left === undefined ? {} : { left }),
    options: state.options,
    depth,
    round,
    rounds,
    phase,
    dealer,
    ...(ended === undefined ? {} : { dealt: ended.dealer }),
    bars: barsOf(state).map((bar) => barView(state, bar)),
    stackLeft: deckSize(state.stack),
    stack: state.stack,
    chitsAside: deckSize(state.aside ?? {}),
    chitsARound: chitsThisRound(state),
    ...(last === undefined ? {} : { last }),
    hands: state.hands !== undefined,
    deckLeft: state.hands === undefined ? state.undealt : deckSize(state.deck),
    cardReceivers: activePlayers(state).filter((player) => nextCardReceivers(state).includes(player)),
    chosen: seats.filter((player) => state.chosen[player] !== undefined),
    areCardsShown: state.shown !== undefined,
    box: allCards(state),
    placeableCards: cardsInPlay(state),
    ...(deal === undefined ? {} : { deal }),
    dealsLeft: state.deals.length,
    ...(ownCards === undefined ? {} : { ownCards })
  };
}

function ownCardsOf({ hands, chosen }: State, player: PlayerId): NonNullable<View['ownCards']> {
  const card = chosen[player];
  return { player, hand: hands?.[player] ?? [], ...(card === undefined ? {} : { chosen: card }) };
}

/** Returns the bars in use, and those that close as long as their last payments are visible, from left to right. */
function barsOf({ bars, ended }: State): readonly Bar[] {
  return BARS.filter((bar) => bars.includes(bar) || ended?.closed.includes(bar) === true);
}

function barView(state: State, bar: Bar): BarView {
  const chits = chitsAt(state, bar);
  const cards = cardsAt(state, bar);
  const resolution = resolve(cards, tieContextOf(state));
  const postings = state.paid[bar] ?? [];
  const dividedDeal = state.divided.find((deal) => deal.bar === bar);
  return {
    bar,
    chits,
    total: sumOf(chits),
    cards: cards.map((card) => ({ ...card, fate: fateOf(card, resolution) })),
    paid: postings,
    taken: takenSums(state.seats, postings),
    isSettled: postings.some(movesPiece),
    ...(state.bars.includes(bar) ? {} : { closed: true }),
    ...(dividedDeal === undefined ? {} : { divided: dividedDeal })
  };
}

function takenSums(seats: State['seats'], postings: readonly Posting<Why>[]): BarView['taken'] {
  const sums = seats.map((player) => [player, totalOf(player, postings)] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0));
}

function openDealView(state: State): DealView | undefined {
  const deal = currentDeal(state);
  return deal && dealView(deal, chitsAt(state, deal.bar), tieContextOf(state), nextDuel(state));
}

/** Returns the payout of the open deal if all who have not answered accept; empty while it is unknown. */
export function currentPayout(state: State): readonly Posting<Why>[] {
  const deal = currentDeal(state);
  if (deal?.shares === undefined || Object.values(deal.answers).includes('duel')) return [];
  const [, ...others] = deal.claimants;
  const answers = Object.fromEntries(others.map(({ player }) => [player, 'accept' as const]));
  return payDeal(deal.bar, chitsAt(state, deal.bar), { ...deal, answers }, tieContextOf(state));
}

/**
 * Checks whether the payout is unknown: before the reveal no one knows who visits which bar, and an open deal can still
 * go either way.
 */
export function isPayoutUnknown(state: State): boolean {
  return state.phase === 'choose' || (state.phase === 'deal' && currentPayout(state).length === 0);
}

/** Returns the chits at the bars (1.8). */
export function unclaimedMoney(state: State): readonly number[] {
  return state.bars.flatMap((bar) => chitsAt(state, bar));
}

export function progress({ round, rounds }: State): Progress {
  return { round, roundCount: rounds };
}
