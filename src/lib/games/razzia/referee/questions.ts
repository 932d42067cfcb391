import { movesPiece, namesOf, type Match } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/contract/form';
import { optionsPosition } from '$lib/games/contract/house-rule';
import { BAR_NAMES } from '$lib/games/razzia/data';
import { playersDealtIn } from '$lib/games/razzia/state/table';
import { viewOfPaidRound } from '$lib/games/razzia/payout/duels';
import { equalSymbolsRule, furthestRule, threeCardsRule } from '$lib/games/razzia/house-rules';
import type { BarView, Deal, Options, View, Why } from '$lib/games/razzia/types';

type SeatedMatch = Pick<Match<Options>, 'seats' | 'options'>;

/** Returns the question for the bar that a reason is about, with its deal if there is one. */
export function dispute(why: Why, view: View, match: SeatedMatch): Question | undefined {
  const bar = 'bar' in why ? view.bars.find((bar) => bar.bar === why.bar) : undefined;
  if (bar === undefined) return undefined;
  if (bar.cards.length > 0) return barQuestion(bar, view, match);
  // Only the result of the round was entered, so the players have to enter the cards.
  const { cards: _, ...position } = barPosition(bar, view, match);
  return why.code === 'taken'
    ? { case: 'bar', title: BAR_NAMES[bar.bar], position, isOpen: true }
    : undefined;
}

/** Returns a question for every bar with revealed cards. */
export function questions(view: View, match: SeatedMatch): readonly Question[] {
  return view.bars.filter(({ cards }) => cards.length > 0).map((bar) => barQuestion(bar, view, match));
}

function barQuestion(bar: BarView, view: View, match: SeatedMatch): Question {
  const deal = bar.divided ?? (view.deal?.bar === bar.bar ? answerableDeal(view.deal) : undefined);
  return {
    case: deal === undefined ? 'bar' : 'deal',
    title: BAR_NAMES[bar.bar],
    position: { ...barPosition(bar, view, match), ...(deal === undefined ? {} : dealPosition(deal, match)) }
  };
}

/**
 * Returns a deal that the referee can answer now, if all who have not answered accept. A pending duel has to be fought
 * first.
 */
function answerableDeal(deal: Deal): Deal | undefined {
  const isRefused = Object.values(deal.answers).includes('duel');
  return deal.shares === undefined || isRefused ? undefined : deal;
}

function barPosition(bar: BarView, view: View, { seats, options }: SeatedMatch): JsonObject {
  const names = namesOf(seats);
  const paidView = viewOfPaidRound(view);
  const players = playersDealtIn(paidView);
  return {
    chits: [...bar.chits, ...chitsTaken(bar)],
    cards: bar.cards.map(({ player, kind, value }) => ({ player: names(player), kind, value })),
    players: players.length,
    seats: players.map(names),
    dealer: names(paidView.dealer),
    ...optionsPosition([equalSymbolsRule, threeCardsRule, furthestRule], options)
  };
}

/** Returns the chits that were paid out at a bar this round. */
function chitsTaken({ paid: postings }: BarView): readonly number[] {
  return postings.filter(movesPiece).map(({ value }) => value);
}

function dealPosition({ claimants, shares, answers, duels }: Deal, { seats }: SeatedMatch): JsonObject {
  const names = namesOf(seats);
  const others = claimants.slice(1).map(({ player }) => player);
  return {
    shares: Object.fromEntries(
      claimants.map(({ player }) => [names(player), [...(shares?.[player] ?? [])]] as const)
    ),
    answers: Object.fromEntries(
      others.map((player) => [names(player), answers[player] ?? 'accept'] as const)
    ),
    ...(duels.length === 0
      ? {}
      : {
          duels: duels.map(({ between: [champion, challenger], ...dice }) =>
            Object.fromEntries([
              [names(champion), dice.champion],
              [names(challenger), dice.challenger]
            ])
          )
        })
  };
}
