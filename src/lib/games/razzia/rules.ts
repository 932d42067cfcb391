import { deckSize, type GameTypes, type PlayerId, type Rules } from '$lib/core';
import { asks, answer, move } from './actions/asks';
import { barsFor, cardsFor, chitsAside, chitsFor } from './data';
import { undealtAtFirst } from './payout/hands';
import { pieces } from './state/pieces';
import { play } from './actions/play';
import { ranking } from './payout/payout';
import { refuse } from './actions/refuse';
import { logEventOf } from './state/log-event';
import { roundsLeft } from './state/table';
import { unclaimed, now, progress, unknown, view } from './state/view';
import type * as Words from './types';

/** The types of this game, as the kernel expects them. */
export interface Razzia extends GameTypes {
  Options: Words.Options;
  State: Words.State;
  Move: Words.Move;
  Why: Words.Why;
  View: Words.View;
  LogEvent: Words.LogEvent;
}

function start(options: Words.Options, seats: readonly PlayerId[]): Words.State {
  const bars = barsFor(seats.length, options.closed);
  const stack = chitsFor(seats.length, options.chits);
  const aside = chitsAside(seats.length, options.chits);
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
    ...(deckSize(aside) === 0 ? {} : { aside }),
    chits: {},
    deck,
    undealt: undealtAtFirst({ options, seats, round: 1 }),
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
  start,
  asks,
  refuse,
  move,
  answer,
  play,
  now,
  unknown,
  left: ({ left = [] }) => left,
  view,
  logEventOf,
  pieces,
  progress,
  ranking,
  unclaimed
};
