import type { PlayerId, Played, Posting, Rules } from '$lib/core';
import { rulesOf, type Actions } from '$lib/games/contract/action';
import { asks } from './actions/asks';
import { chipCard, chipCards } from './actions/chip-cards';
import { count } from './actions/count';
import { deal } from './actions/deal';
import { depth } from './actions/depth';
import { join } from './actions/join';
import { leave } from './actions/leave';
import { pass } from './actions/pass';
import { place } from './actions/place';
import { neutralRoll, roll } from './actions/roll';
import { royaleActions } from './actions/royale';
import { BIG_DICE, notesIn, SMALL_DICE } from './data';
import { chipCardBonuses, payChipCards } from './payout/chip-bonuses';
import { payRound } from './payout/payout';
import { ranking } from './payout/ranking';
import { NO_CHIP_CARDS } from './state/chip-cards';
import { firstPhase } from './state/main-state';
import type { Royale, RoyaleOptions } from './state/royale';
import { progress, view } from './state/view';
import { mainRules } from './tiles';
import type { LasVegas, LasVegasAsk, Move, Options, Purse, State, Why } from './types';

/** One action for each type of move. */
const actions: Actions<LasVegas> = {
  deal,
  neutral: neutralRoll,
  roll,
  place,
  pass,
  count,
  depth,
  chipCards,
  chipCard,
  leave,
  join,
  ...royaleActions
};

const actionRules = rulesOf(actions, { code: 'unreadable', rule: '7.1' }, moveTypeOf);

/** The type of the moves that answer an ask. */
function moveTypeOf({ id, params }: LasVegasAsk): string {
  if (params?.['tile'] !== undefined) return 'tile';
  if (id === 'tile') return 'lay';
  return id.startsWith('bank') ? 'bank' : id;
}

/** Applies a move, or holds it back until the bank's notes of the kind it needs are counted (8.20). */
export function step(state: State, move: Move): Played<State, Why> {
  const playResult = actionRules.play(state, move);
  const kind = playResult.state.royale?.bank?.wanted;
  if (kind === undefined) return playResult;
  return { state: mainRules(state)?.waitForBankCount(state, kind, move) ?? state, postings: [] };
}

function start(options: Options, seats: readonly PlayerId[]): State {
  const purse: Purse = { small: SMALL_DICE, big: BIG_DICE, chips: 0, notes: [] };
  const basicState: State = {
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
  return options.royale === undefined ? basicState : { ...basicState, royale: startRoyale(options.royale) };
}

/** Initial state of the main game. */
function startRoyale({ bank }: RoyaleOptions): Royale {
  const royale: Royale = { tiles: [], used: [] };
  return bank === 'notCounted' ? { ...royale, bank: { counted: false, notes: {} } } : royale;
}

/** Postings that a payout right now would make. */
function currentPayout(state: State): readonly Posting<Why>[] {
  if (state.phase === 'over') return [];
  return mainRules(state)?.postingsIfPaid(state) ?? payRound(state.casinos);
}

/** The last round stays visible after an early end, as it does after the third round. */
function payNow(state: State): State {
  const { round, casinos } = state;
  if (currentPayout(state).length === 0) return state;
  return { ...state, phase: 'over', paid: mainRules(state)?.roundIfPaid(state) ?? { round, casinos } };
}

/** True if the round is entered only at its end, so its position is unknown until then. */
function isPayoutUnknown({ phase, depth }: State): boolean {
  return phase === 'turns' && depth === 'rounds';
}

/** Notes of the casinos that are not paid yet. */
function unclaimedMoney({ casinos, paying }: State): readonly number[] {
  return casinos.slice(paying?.paidTo ?? 0).flatMap(({ notes }) => notes);
}

export type { LasVegas } from './types';

export const rules: Rules<LasVegas> = {
  ...actionRules,
  start,
  asks,
  play: (state, move) => payChipCards(state, step(state, move)),
  currentPayout,
  isPayoutUnknown,
  leftPlayers: ({ left = [] }) => left,
  view,
  progress,
  ranking,
  endPayments: chipCardBonuses,
  paid: payNow,
  unclaimedMoney
};
