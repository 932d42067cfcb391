import type { PlayerId, Posting, Rules, GameTypes } from '$lib/core';
import { answer } from './actions/answer';
import { asks, move } from './actions/asks';
import { chipCardBonuses, NO_CHIP_CARDS } from './actions/chip-cards';
import { BIG_DICE, notesIn, SMALL_DICE } from './data';
import { play } from './actions/play';
import { payRound } from './payout/payout';
import { ranking } from './payout/ranking';
import { refuse } from './actions/refuse';
import { logEventOf } from './state/log-event';
import { firstPhase } from './state/main-state';
import type { Royale, RoyaleOptions } from './state/royale';
import { progress, view } from './state/view';
import { mainRules } from './tiles';
import type * as Words from './types';

/** Types of Las Vegas for the core. */
export interface LasVegas extends GameTypes {
  Options: Words.Options;
  State: Words.State;
  Move: Words.Move;
  Why: Words.Why;
  View: Words.View;
  LogEvent: Words.LogEvent;
}

function start(options: Words.Options, seats: readonly PlayerId[]): Words.State {
  const purse: Words.Purse = { small: SMALL_DICE, big: BIG_DICE, chips: 0, notes: [] };
  const basic: Words.State = {
    options,
    seats,
    depth: options.depth,
    round: 1,
    phase: firstPhase(options),
    opening: { player: options.first, why: { code: 'begins', rule: '1.5', player: options.first } },
    turn: options.first,
    purses: Object.fromEntries(seats.map((player) => [player, purse])),
    unseen: notesIn(options),
    under: [],
    casinos: [],
    neutral: false,
    arena: {},
    passed: false,
    rolls: 0,
    ...(options.chipCards === undefined ? {} : { chipCards: NO_CHIP_CARDS })
  };
  return options.royale === undefined ? basic : { ...basic, royale: startRoyale(options.royale) };
}

/** Initial state of the main game. */
function startRoyale({ bank }: RoyaleOptions): Royale {
  const start: Royale = { tiles: [], used: [] };
  return bank === 'notCounted' ? { ...start, bank: { counted: false, notes: {} } } : start;
}

/** Postings that a payout right now would make. */
function now(state: Words.State): readonly Posting<Words.Why>[] {
  if (state.phase === 'over') return [];
  return mainRules(state)?.ifStopped(state) ?? payRound(state.casinos);
}

/** True if the round is entered only at its end, so its position is unknown until then. */
function unknown({ phase, depth }: Words.State): boolean {
  return phase === 'turns' && depth === 'rounds';
}

/** Notes of the casinos that are not paid yet. */
function unclaimed({ casinos, paying }: Words.State): readonly number[] {
  return casinos.slice(paying?.paidTo ?? 0).flatMap(({ notes }) => notes);
}

export const rules: Rules<LasVegas> = {
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
  progress,
  ranking,
  stop: chipCardBonuses,
  unclaimed
};
