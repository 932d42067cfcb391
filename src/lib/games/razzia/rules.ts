import { deckSize, type PlayerId, type Rules } from '$lib/core';
import { rulesOf, type Actions } from '$lib/games/contract/action';
import { answer } from './actions/answer';
import { asks } from './actions/asks';
import { choose } from './actions/choose';
import { depth } from './actions/depth';
import { duel } from './actions/duel';
import { hands } from './actions/hands';
import { join } from './actions/join';
import { layChits } from './actions/lay';
import { leave } from './actions/leave';
import { propose } from './actions/propose';
import { placeLastChit } from './actions/put';
import { reveal } from './actions/reveal';
import { takenChits } from './actions/taken-chits';
import { revealCards } from './actions/turn-over';
import { barsFor, cardsFor, chitsAside, chitsFor } from './data';
import { undealtAfterFirstDeal } from './payout/hands';
import { ranking } from './payout/payout';
import { pieces } from './state/pieces';
import { roundsLeft } from './state/table';
import { unclaimedMoney, currentPayout, progress, isPayoutUnknown, view } from './state/view';
import type { Options, Razzia, State } from './types';

/** One action for each type of move. */
const actions: Actions<Razzia> = {
  hands,
  lay: layChits,
  put: placeLastChit,
  choose,
  turnOver: revealCards,
  reveal,
  propose,
  answer,
  duel,
  taken: takenChits,
  depth,
  leave,
  join
};

function start(options: Options, seats: readonly PlayerId[]): State {
  const bars = barsFor(seats.length, options.closed);
  const stack = chitsFor(seats.length, options.chits);
  const chitsLeftOut = chitsAside(seats.length, options.chits);
  const deck = cardsFor(seats.length, options);
  return {
    options,
    seats,
    bars,
    depth: options.depth,
    round: 1,
    rounds: roundsLeft(stack, bars, options),
    phase: 'lay',
    dealer: options.dealer,
    stack,
    ...(deckSize(chitsLeftOut) === 0 ? {} : { aside: chitsLeftOut }),
    chits: {},
    deck,
    undealt: undealtAfterFirstDeal({ options, seats, round: 1 }),
    discard: {},
    blind: false,
    chosen: {},
    deals: [],
    divided: [],
    paid: {},
    won: {}
  };
}

export const rules: Rules<Razzia> = {
  ...rulesOf(actions, { code: 'unreadable', rule: '7.1' }),
  start,
  asks,
  currentPayout,
  isPayoutUnknown,
  leftPlayers: ({ left: leftPlayers = [] }) => leftPlayers,
  view,
  pieces,
  progress,
  ranking,
  unclaimedMoney
};
