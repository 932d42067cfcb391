import { ALL_CHIP_CARDS } from '$lib/chip-cards';
import type { PlayerId, Rules } from '$lib/core';
import { rulesOf, type Actions } from '$lib/games/contract/action';
import { asks } from './actions/asks';
import { chipCard } from './actions/chip-card';
import { layChipCards } from './actions/chip-cards';
import { choose } from './actions/choose';
import { count } from './actions/count';
import { depth } from './actions/depth';
import { hand } from './actions/hand';
import { enterNotesLater } from './actions/later';
import { join } from './actions/join';
import { leave } from './actions/leave';
import { layCards } from './actions/lay';
import { neutralCards } from './actions/neutral';
import { notes } from './actions/notes';
import { bonusesOf } from './actions/round';
import { turnOver } from './actions/turn-over';
import { MAX_NOTE_COUNTS } from './data';
import { ranking } from './payout/ranking';
import { pieces } from './state/pieces';
import { emptyCasinos, playerAtRoundStart, setOf } from './state/table';
import { unclaimedMoney, currentPayout, progress, isPayoutUnknown, view } from './state/view';
import type { LasVegasCards, Options, State } from './types';

/** One action for each type of move. */
const actions: Actions<LasVegasCards> = {
  notes,
  later: enterNotesLater,
  chipCards: layChipCards,
  neutral: neutralCards,
  hand,
  choose,
  turnOver,
  lay: layCards,
  chipCard,
  count,
  depth,
  leave,
  join
};

function start(chosenOptions: Options, seats: readonly PlayerId[]): State {
  const options = { ...chosenOptions, neutral: chosenOptions.neutral && seats.length === 2 };
  const starter = seats.includes(options.first) ? options.first : (seats[0] ?? 'p1');
  return {
    options,
    seats,
    depth: options.depth,
    round: 1,
    turn: 1,
    phase: 'notes',
    starter,
    ...(options.order === 'oneByOne' ? { player: starter } : {}),
    later: false,
    casinos: emptyCasinos([]),
    places: Object.fromEntries(seats.map((player) => [player, playerAtRoundStart(options)])),
    unseen: options.notes ?? MAX_NOTE_COUNTS,
    box: [],
    chipPile: options.chipCards === undefined ? {} : ALL_CHIP_CARDS,
    neutralDeck: options.neutral ? setOf(options) : {},
    claims: []
  };
}

/** Keeps the last round on the screen after an early end, as after the fourth round. */
function payNow(state: State): State {
  const { round, casinos } = state;
  return currentPayout(state).length === 0 ? state : { ...state, phase: 'over', paid: { round, casinos } };
}

export const rules: Rules<LasVegasCards> = {
  ...rulesOf(actions, { code: 'unreadable', rule: '9.1' }),
  start,
  asks,
  currentPayout,
  isPayoutUnknown,
  leftPlayers: ({ left = [] }) => left,
  view,
  pieces,
  progress,
  ranking,
  endPayments: bonusesOf,
  paid: payNow,
  unclaimedMoney
};
