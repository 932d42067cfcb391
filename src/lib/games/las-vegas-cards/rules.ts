import { ALL_CHIP_CARDS } from '$lib/chip-cards';
import type { AskTap, PlayerId, Rules, GameTypes } from '$lib/core';
import { answer, move } from './actions/move';
import { asks } from './actions/asks';
import { UNCOUNTED } from './data';
import { pieces } from './state/pieces';
import { play } from './actions/play';
import { ranking } from './payout/ranking';
import { refuse } from './actions/refuse';
import { bonusesOf } from './actions/round';
import { emptyCasinos, freshPlace, setOf } from './state/table';
import { logEventOf } from './state/log-event';
import { lies, now, progress, unknown, view } from './state/view';
import type * as Words from './types';

/** The types of this game, as the kernel expects them. */
export interface LasVegasCards extends GameTypes {
  Options: Words.Options;
  State: Words.State;
  Move: Words.Move;
  Why: Words.Why;
  View: Words.View;
  Told: Words.LogEvent;
  Tap: AskTap;
}

function start(given: Words.Options, seats: readonly PlayerId[]): Words.State {
  const options = { ...given, neutral: given.neutral && seats.length === 2 };
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
    places: Object.fromEntries(seats.map((player) => [player, freshPlace(options)])),
    unseen: options.notes ?? UNCOUNTED,
    box: [],
    chipPile: options.chipCards === undefined ? {} : ALL_CHIP_CARDS,
    neutralDeck: options.neutral ? setOf(options) : {},
    claims: []
  };
}

export const rules: Rules<LasVegasCards> = {
  start,
  asks,
  refuse,
  move,
  answer,
  play,
  now,
  unknown,
  view,
  logEventOf,
  pieces,
  progress,
  ranking,
  stop: bonusesOf,
  lies
};
