import {
  clockwiseFrom,
  deckSize,
  put,
  take,
  type Played as Outcome,
  type PlayerId,
  type Posting
} from '$lib/core';
import { chitsARound, HAND } from './data';
import { nextDuel } from './asks';
import { duelWinner, resolve } from './resolve';
import { needsDeal, payBar, payDeal } from './payout';
import {
  allCards,
  cardsAt,
  chitsAt,
  book,
  isEmpty,
  liveCards,
  openDeal,
  receivers,
  seatingOf
} from './table';
import type { Bar, CardName, Deal, Move, Shares, State, Why } from './types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
type Played = Outcome<State, Why>;

/** What a move that is not refused brings about. */
export function play(state: State, move: Move): Played {
  switch (move.type) {
    case 'hands':
      return quiet(dealHands(state, move.cards));
    case 'lay':
      return quiet(lay(state, move.chits));
    case 'put':
      return quiet(putLast(state, move.bar));
    case 'choose':
      return quiet({ ...state, chosen: { ...state.chosen, [move.player]: move.card } });
    case 'turnOver':
      return turnOver(fromHands(state));
    case 'reveal':
      return turnOver(fromTable(state, move.cards));
    case 'propose':
      return goOn(withDeal(state, { shares: move.shares }));
    case 'answer':
      return answer(state, move);
    case 'duel':
      return duel(state, move);
    case 'taken':
      return taken(state, move);
    case 'depth':
      return quiet({ ...state, depth: move.depth });
  }
}

function quiet(state: State): Played {
  return { state, postings: [] };
}

/** Up to five cards each, clockwise from the dealer's left; an empty deck is made of what was played (2.3, 2.4). */
function dealHands(state: State, cards: readonly CardName[]): State {
  const hands: Partial<Record<PlayerId, readonly CardName[]>> = { ...state.hands };
  receivers(state)
    .slice(0, cards.length)
    .forEach((player, index) => {
      const card = cards[index];
      if (card !== undefined) hands[player] = [...(hands[player] ?? []), card];
    });
  return shuffled({ ...state, hands, deck: take(state.deck, cards), blind: false });
}

/** The played cards become the deck when it is empty and somebody still needs a card. */
function shuffled(state: State): State {
  if (state.hands === undefined || !isEmpty(state.deck) || receivers(state).length === 0) return state;
  return { ...state, deck: state.discard, discard: {} };
}

/** One chit a bar from left to right; the dealer holds the last (2.1). */
function lay(state: State, chits: readonly number[]): State {
  const { shown, ...table } = state;
  const last = chits.at(-1);
  const laid = { ...state.chits };
  state.bars.forEach((bar, index) => {
    const value = chits[index];
    if (value !== undefined) laid[bar] = [...chitsAt(state, bar), value];
  });
  const stack = take(state.stack, chits.map(String));
  return { ...table, paid: {}, chits: laid, stack, phase: 'put', ...(last === undefined ? {} : { last }) };
}

function putLast({ last, ...state }: State, bar: Bar): State {
  const chits = last === undefined ? state.chits : { ...state.chits, [bar]: [...chitsAt(state, bar), last] };
  return { ...state, chits, phase: 'choose' };
}

/** Chosen cards leave the hands that the app dealt. */
function fromHands(state: State): State {
  const hands: Partial<Record<PlayerId, readonly CardName[]>> = {};
  for (const player of state.seats) {
    const hand = [...(state.hands?.[player] ?? [])];
    const chosen = state.chosen[player];
    if (chosen !== undefined) hand.splice(hand.indexOf(chosen), 1);
    hands[player] = hand;
  }
  return { ...state, hands, chosen: {}, shown: state.chosen };
}

/** Cards that the table holds itself can turn up no more until they are shuffled in again. */
function fromTable({ hands, ...state }: State, cards: readonly CardName[]): State {
  const shown = Object.fromEntries(state.seats.map((player, index) => [player, cards[index] ?? '']));
  if (hands === undefined) return { ...state, shown, deck: take(state.deck, cards) };
  const live = liveCards({ deck: state.deck, hands });
  const undealt = deckSize(live) - HAND * state.seats.length;
  return { ...state, shown, undealt, deck: take(live, cards) };
}

/** Every bar pays what needs no dealing; the others wait, from left to right (3.3 to 4.1). */
function turnOver(state: State): Played {
  const seating = seatingOf(state);
  const deals: Deal[] = [];
  const postings: Posting<Why>[] = [];
  let table: State = { ...state, phase: 'deal' };
  for (const bar of state.bars) {
    const chits = chitsAt(state, bar);
    const resolution = resolve(cardsAt(state, bar), seating);
    if (needsDeal(resolution, chits, state.options))
      deals.push({ bar, claimants: resolution.claimants, answers: {}, duels: [] });
    const paid = payBar(bar, chits, cardsAt(state, bar), seating, state.options);
    table = book(table, bar, paid);
    postings.push(...paid);
  }
  return endRound({ state: { ...table, deals }, postings });
}

function withDeal(state: State, change: Partial<Deal>): State {
  const [first, ...rest] = state.deals;
  return first === undefined ? state : { ...state, deals: [{ ...first, ...change }, ...rest] };
}

function answer(state: State, move: MoveOf<'answer'>): Played {
  const answers = { ...openDeal(state)?.answers, [move.player]: move.answer };
  return goOn(withDeal(state, { answers }));
}

function duel(state: State, { champion: one, challenger: other }: MoveOf<'duel'>): Played {
  const deal = openDeal(state);
  const next = deal && nextDuel(state, deal);
  if (deal === undefined || next?.challenger === undefined) return quiet(state);
  const throws = { champion: one, challenger: other };
  const { player: winner } = duelWinner(next.champion, next.challenger, throws, seatingOf(state));
  const between = [next.champion.player, next.challenger.player] as const;
  return goOn(withDeal(state, { duels: [...deal.duels, { between, ...throws, winner }] }));
}

/** Settles the open deal as soon as nobody has to answer or to fight any more. */
function goOn(state: State): Played {
  const deal = openDeal(state);
  const next = deal && nextDuel(state, deal);
  if (deal === undefined || next === undefined || next.challenger !== undefined) return quiet(state);
  const postings = payDeal(deal.bar, chitsAt(state, deal.bar), deal, seatingOf(state), state.options);
  const settled = book({ ...state, deals: state.deals.slice(1) }, deal.bar, postings);
  return endRound({ state: settled, postings });
}

function taken({ hands, ...state }: State, { bars }: MoveOf<'taken'>): Played {
  const postings: Posting<Why>[] = [];
  let table: State = { ...state, phase: 'deal', blind: true, deck: allCards(state), discard: {} };
  for (const bar of state.bars) {
    const paid = takenAt(bar, bars[bar] ?? {});
    table = book(table, bar, paid);
    postings.push(...paid);
  }
  return endRound({ state: table, postings });
}

function takenAt(bar: Bar, shares: Shares): readonly Posting<Why>[] {
  return Object.entries(shares).flatMap(([id, chits]) =>
    chits.map((value): Posting<Why> => {
      const player = id as PlayerId;
      return {
        from: 'table',
        to: player,
        piece: 'chit',
        value,
        why: { code: 'taken', rule: '7.2', bar, player, value }
      };
    })
  );
}

/** With every bar settled: the next dealer, and the next round while there are chits for one (1.5, 1.6). */
function endRound({ state, postings }: Played): Played {
  if (state.deals.length > 0) return { state, postings };
  const played = Object.values(state.shown ?? {});
  const discard = put(state.discard, played);
  const [, next] = clockwiseFrom(state.seats, state.dealer);
  const over = deckSize(state.stack) < chitsARound(state.bars);
  if (over) return { state: { ...state, discard, phase: 'over' }, postings };
  const dealt: State = {
    ...state,
    discard,
    phase: 'lay',
    round: state.round + 1,
    dealer: next ?? state.dealer
  };
  return { state: state.hands === undefined ? tableDeals(dealt) : shuffled(dealt), postings };
}

/** The table gives everybody a card from its own deck; what that deck lacks it shuffles (2.4). */
function tableDeals(state: State): State {
  if (state.blind) return { ...state, deck: allCards(state), discard: {}, undealt: 0 };
  const players = state.seats.length;
  if (state.undealt >= players) return { ...state, undealt: state.undealt - players };
  const undealt = state.undealt + deckSize(state.discard) - players;
  return { ...state, deck: put(state.deck, piecesOf(state.discard)), discard: {}, undealt };
}

function piecesOf(deck: State['deck']): readonly CardName[] {
  return Object.entries(deck).flatMap(([card, count]) => Array<CardName>(count).fill(card));
}
