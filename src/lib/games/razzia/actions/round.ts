import { deckSize, nextStaying, put, type Played, type PlayerId, type Posting } from '$lib/core';
import { chitsARound } from '$lib/games/razzia/data';
import { shuffled, tableDeals, undealtAtFirst } from '$lib/games/razzia/payout/hands';
import { mustBeDivided, payBar, payClaims } from '$lib/games/razzia/payout/payout';
import { resolve } from '$lib/games/razzia/payout/resolve';
import { allCards, book, cardsAt, chitsAt, seatingOf } from '$lib/games/razzia/state/table';
import type { Bar, Deal, Move, Shares, State, Why } from '$lib/games/razzia/types';
import { changesCards, reshuffled } from './reshuffle';

/** Pays every bar that needs no deal; the others wait, from left to right (3.3 to 4.1). */
export function turnOver(state: State): Played<State, Why> {
  const seating = seatingOf(state);
  const deals: Deal[] = [];
  const postings: Posting<Why>[] = [];
  let table: State = { ...state, phase: 'deal' };
  for (const bar of state.bars) {
    const chits = chitsAt(state, bar);
    const resolution = resolve(cardsAt(state, bar), seating);
    if (mustBeDivided(resolution, chits, state.options))
      deals.push({ bar, claimants: resolution.claimants, answers: {}, duels: [] });
    const paid = payBar(bar, chits, cardsAt(state, bar), seating, state.options);
    table = book(table, bar, paid);
    postings.push(...paid);
  }
  return endRound({ state: { ...table, deals }, postings });
}

/**
 * Takes the card of a player who leaves off a bar where no deal has been proposed yet. The others divide its chits as if
 * that card had not been played, and the only one left takes them all (1.18).
 */
export function withoutClaim(state: State, deal: Deal, player: PlayerId): Played<State, Why> {
  const { bar } = deal;
  const { [player]: card, ...shown } = state.shown ?? {};
  const fewer: State = {
    ...state,
    shown,
    discard: card === undefined ? state.discard : put(state.discard, [card])
  };
  const seating = seatingOf(fewer);
  const resolution = resolve(cardsAt(fewer, bar), seating);
  const { claimants } = resolution;
  const isOpen = mustBeDivided(resolution, chitsAt(fewer, bar), state.options);
  const deals = state.deals.flatMap((each) =>
    each !== deal ? [each] : isOpen ? [{ ...deal, claimants }] : []
  );
  const postings = isOpen ? [] : payClaims(bar, chitsAt(fewer, bar), resolution, state.options);
  return endRound({ state: book({ ...fewer, deals }, bar, postings), postings });
}

/** Plays a round entered at its end: the chits that each player took (7.2). */
export function taken(
  { hands, ...state }: State,
  { bars }: Extract<Move, { type: 'taken' }>
): Played<State, Why> {
  const postings: Posting<Why>[] = [];
  const undealt = hands === undefined ? state.undealt : undealtAtFirst(state);
  let table: State = { ...state, phase: 'deal', blind: true, deck: allCards(state), discard: {}, undealt };
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

/** Checks whether too few chits are left for another round (1.6, 5.4). */
function isLastRound({ stack, bars, options }: State): boolean {
  const left = deckSize(stack);
  return options.lastChits === 'round' ? left === 0 : left < chitsARound(bars);
}

/** Leaves the money still at a bar to no one, or with a house rule to the last dealer (1.8). */
function leaveTheRest({ state, postings }: Played<State, Why>): Played<State, Why> {
  if (state.options.unclaimed !== 'dealer') return { state, postings };
  return state.bars.reduce<Played<State, Why>>(
    (so, bar) => {
      const rest = chitsAt(so.state, bar).map((value) => leftTo(state.dealer, bar, value));
      return { state: book(so.state, bar, rest), postings: [...so.postings, ...rest] };
    },
    { state, postings }
  );
}

function leftTo(player: PlayerId, bar: Bar, value: number): Posting<Why> {
  const why: Why = { code: 'unclaimed', rule: '1.8', bar, player, value };
  return { from: 'table', to: player, piece: 'chit', value, why };
}

/**
 * Starts the next round with the next dealer once every bar is settled, or ends the match if the chits do not suffice
 * (1.5, 1.6).
 */
export function endRound({ state, postings }: Played<State, Why>): Played<State, Why> {
  if (state.deals.length > 0) return { state, postings };
  const played = Object.values(state.shown ?? {});
  const discard = put(state.discard, played);
  if (isLastRound(state)) return leaveTheRest({ state: { ...state, discard, phase: 'over' }, postings });
  const dealt: State = {
    ...state,
    discard,
    phase: 'lay',
    round: state.round + 1,
    dealer: nextStaying(state, state.dealer)
  };
  const next = prepared(state, dealt);
  const closed = state.bars.filter((bar) => !next.bars.includes(bar));
  return { state: { ...next, ended: { dealer: state.dealer, closed } }, postings };
}

/** Deals for the next round; with fewer players than in this one, the bars and cards may be others (1.11, 1.12). */
function prepared(round: State, next: State): State {
  if (changesCards(round, next)) return reshuffled(next);
  return next.hands === undefined ? tableDeals(next) : shuffled(next);
}
