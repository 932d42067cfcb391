import { expect } from 'vitest';
import { movesPiece, playersOf, stayingPlayers, type PlayerId, type Posting } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { cardOf } from '$lib/games/razzia/data';
import type { Bar, Deal, Duel, Move, Options, PlayedCard, State, Why } from '$lib/games/razzia/types';
import type { Moment, PlayedMatch } from './matches';
import { expectSame } from './expect-same';

type Postings = readonly Posting<Why>[];

/** A move with the state before and after it, in Razzia's types. */
interface Step {
  readonly stateBefore: State;
  readonly stateAfter: State;
  readonly move: Move;
  readonly postings: Postings;
}

function stepsOf({ moments }: PlayedMatch): readonly Step[] {
  return moments.map(({ previousState, move, playResult }: Moment) => ({
    stateBefore: previousState as State,
    stateAfter: playResult.state as State,
    move: move as Move,
    postings: playResult.postings as Postings
  }));
}

/**
 * A match has twelve rounds. With three players it has fourteen, and too few chits are left for another; a house rule
 * uses them for a fifteenth.
 */
export function allRoundsArePlayed({ start, end }: PlayedMatch): void {
  const { rounds, bars, seats, options } = start as State;
  const hasExtraRound = options.lastChits === 'round';
  expect(rounds).toBe(seats.length === 3 ? (hasExtraRound ? 15 : 14) : 12);
  expect((end as State).round).toBe(rounds);
  const remainingChits = Object.values((end as State).stack).reduce((sum, count) => sum + count, 0);
  expect(remainingChits).toBe(seats.length === 3 && !hasExtraRound ? 2 : 0);
  expect(bars).toHaveLength(seats.length === 3 ? 4 : 6);
}

/** The deal passes clockwise after each round. */
export function dealPassesClockwise(playedMatch: PlayedMatch): void {
  for (const { stateBefore, stateAfter } of stepsOf(playedMatch)) {
    const steps = stateAfter.seats.indexOf(stateAfter.dealer) - stateAfter.seats.indexOf(stateBefore.dealer);
    expectSame(
      (steps + stateAfter.seats.length) % stateAfter.seats.length,
      stateAfter.round - stateBefore.round
    );
  }
}

/** Every player who showed a card has a line at its bar when the round ends, paid or not, and at no other bar. */
export function everyShownCardHasAPosting(playedMatch: PlayedMatch): void {
  let lines: Postings = [];
  for (const { stateBefore, stateAfter, move, postings } of stepsOf(playedMatch)) {
    if (move.type === 'lay') lines = [];
    lines = [...lines, ...postings.filter(({ why }) => why.code !== 'unclaimed')];
    if (
      stateAfter.shown === undefined ||
      (stateAfter.round === stateBefore.round && stateAfter.phase !== 'over')
    )
      continue;
    for (const [player, card] of Object.entries(stateAfter.shown)) {
      const places = lines.filter(({ to }) => to === player).map(({ why }) => 'bar' in why && why.bar);
      expectSame([...new Set(places)], [cardOf(card).bar], { player, card });
    }
  }
}

/** A bar or deal as a referee position, with its payments: "p1 5000". */
export interface PaidPosition<Position> {
  readonly position: Position;
  readonly payments: readonly string[];
}

export interface ContestedBar {
  readonly chits: readonly number[];
  readonly cards: readonly PlayedCard[];
  readonly players: number;
  readonly seats: readonly string[];
  readonly dealer: string;
  readonly options: Pick<Options, 'equalSymbols' | 'furthest'>;
}

export interface DealtBar extends ContestedBar {
  readonly shares: Readonly<Record<string, readonly number[]>>;
  readonly answers: Deal['answers'];
  readonly duels: readonly Readonly<Record<string, number>>[];
}

/** Every bar at the moment when the cards were turned over, and whether its chits then had to be shared. */
export function barsOf(
  playedMatch: PlayedMatch
): readonly (PaidPosition<ContestedBar> & { readonly hasDeal: boolean })[] {
  return stepsOf(playedMatch).flatMap(({ stateBefore, stateAfter, move, postings }) => {
    if (move.type !== 'turnOver' && move.type !== 'reveal') return [];
    return stateBefore.bars.map((bar) => ({
      position: contestedBar(stateBefore, bar, cardsAt(stateAfter, bar)),
      payments: paymentsAt(postings, bar),
      hasDeal: stateAfter.deals.some((deal) => deal.bar === bar)
    }));
  });
}

/** Every settled deal, and the winners of its duels. */
export function dealsOf(
  playedMatch: PlayedMatch
): readonly (PaidPosition<DealtBar> & { readonly duels: readonly Pick<Duel, 'between' | 'winner'>[] })[] {
  return stepsOf(playedMatch).flatMap((step) => {
    const [deal] = step.stateBefore.deals;
    if (deal === undefined || step.stateAfter.deals[0]?.bar === deal.bar) return [];
    const { bar, shares = {}, answers, duels } = withLastDuel(deal, step);
    const rolls = duels.map(({ between: [firstPlayer, secondPlayer], champion, challenger }) => ({
      [firstPlayer]: champion,
      [secondPlayer]: challenger
    }));
    const position = {
      ...contestedBar(step.stateBefore, bar, cardsAt(step.stateBefore, bar)),
      shares,
      answers,
      duels: rolls
    };
    return [{ position, payments: paymentsAt(step.postings, bar), duels }];
  });
}

/** The deal with the answer or duel of the last move. */
function withLastDuel(deal: Deal, { move, postings }: Step): Deal {
  if (move.type === 'answer') return { ...deal, answers: { ...deal.answers, [move.player]: move.answer } };
  if (move.type !== 'duel') return deal;
  const lostDuel = postings.map(({ why }) => why).findLast((why) => why.code === 'duelLost');
  const loser = postings.find(({ why }) => why === lostDuel)?.to as PlayerId;
  return { ...deal, duels: [...deal.duels, lastDuel(deal, move, loser, lostDuel)] };
}

function lastDuel(
  deal: Deal,
  { champion, challenger }: Extract<Move, { type: 'duel' }>,
  loser: PlayerId,
  reason: Why | undefined
): Duel {
  if (reason?.code !== 'duelLost') throw new Error('a duel without a loser');
  const winner = reason.other.player;
  const lastWinner = deal.duels.at(-1)?.winner ?? deal.claimants[0]!.player;
  const betweenPlayers = lastWinner === loser ? ([loser, winner] as const) : ([winner, loser] as const);
  return { between: betweenPlayers, champion, challenger, winner };
}

function contestedBar(
  { chits, seats, dealer, options }: State,
  bar: Bar,
  cards: readonly PlayedCard[]
): ContestedBar {
  const { equalSymbols, furthest } = options;
  const houseRules = { equalSymbols, furthest };
  return { chits: chits[bar] ?? [], cards, players: seats.length, seats, dealer, options: houseRules };
}

function cardsAt({ shown = {} }: State, bar: Bar): readonly PlayedCard[] {
  return Object.entries(shown).flatMap(([player, card]) => {
    const { bar: cardBar, kind, value } = cardOf(card);
    return cardBar === bar ? [{ player: player as PlayerId, kind, value }] : [];
  });
}

function paymentsAt(postings: Postings, bar: Bar): readonly string[] {
  return postings
    .filter((posting) => movesPiece(posting) && 'bar' in posting.why && posting.why.bar === bar)
    .filter(({ why }) => why.code !== 'unclaimed')
    .map(({ to, value }) => `${to} ${value}`)
    .sort();
}

/** While a deal is open, "If we stop now" shows what is paid if everyone accepts. */
export function nowEqualsAcceptedDeal(playedMatch: PlayedMatch, { rules }: Game): void {
  for (const { stateBefore, stateAfter, move, postings } of stepsOf(playedMatch)) {
    if (
      move.type !== 'answer' ||
      move.answer !== 'accept' ||
      stateAfter.deals[0]?.bar === stateBefore.deals[0]?.bar
    )
      continue;
    if (Object.values(stateBefore.deals[0]?.answers ?? {}).includes('duel')) continue;
    const payments = postings.filter(({ why }) => why.code !== 'unclaimed');
    expectSame(rules.currentPayout(stateBefore), payments, move);
  }
}

/** Hands dealt by the app have five cards when the chits are placed, and never more. */
export function handsAreFiveCards(playedMatch: PlayedMatch): void {
  for (const { stateBefore, stateAfter, move } of stepsOf(playedMatch))
    for (const player of playersOf(playedMatch.match)) {
      const hand = stateAfter.hands?.[player]?.length ?? 0;
      expectSame(hand <= 5, true, move);
      if (
        move.type === 'lay' &&
        stateBefore.hands !== undefined &&
        stayingPlayers(stateBefore).includes(player)
      )
        expectSame(hand, 5, move);
    }
}

/** If the players enter their cards, no card appears more often than the box has it, or again before the shuffle. */
export function noCardIsShownTooOften(playedMatch: PlayedMatch): void {
  for (const { stateBefore, move } of stepsOf(playedMatch)) {
    if (move.type !== 'reveal' || stateBefore.hands !== undefined || stateBefore.blind) continue;
    for (const card of move.cards) {
      const shownCount = move.cards.filter((otherCard) => otherCard === card).length;
      expectSame(shownCount <= (stateBefore.deck[card] ?? 0), true, card);
    }
  }
}

/** The game with every hand dealt by the app as soon as possible, and entered turn by turn. */
export function dealtByTheApp(game: Game): Game {
  const asks: Game['rules']['asks'] = (state) => {
    const allAsks = game.rules.asks(state);
    const handsAsk = allAsks.find(({ id }) => id === 'hands');
    if (handsAsk === undefined) return allAsks.filter(({ optional }) => optional !== true);
    const { optional: _, ...dealAsk } = handsAsk;
    return [dealAsk];
  };
  return { ...game, rules: { ...game.rules, asks } };
}
