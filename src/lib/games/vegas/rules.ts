import type { PlayerId, Rules, GameTypes } from '$lib/core';
import { asks, answer, move } from './actions/asks';
import { TABLES } from './state/board';
import { CARD_SET } from './data';
import { pieces } from './state/pieces';
import { play } from './actions/play';
import { ranking } from './payout/ranking';
import { refuse } from './actions/refuse';
import { logEventOf } from './state/log-event';
import { unclaimed, now, progress, unknown, view } from './state/view';
import type * as Words from './types';

/** The types of this game, as the kernel expects them. */
export interface Vegas extends GameTypes {
  Options: Words.Options;
  State: Words.State;
  Move: Words.Move;
  Why: Words.Why;
  View: Words.View;
  LogEvent: Words.LogEvent;
}

function start(options: Words.Options, seats: readonly PlayerId[]): Words.State {
  const { board, depth, first } = options;
  const entered = depth === 'rounds' || board === undefined;
  return {
    options,
    seats,
    depth: entered ? 'rounds' : 'turns',
    phase: entered ? 'tables' : 'first',
    begins: first,
    turn: first,
    mary: 0,
    tables: Array.from({ length: TABLES }, (_, index): Words.TableState => {
      const gold = board?.tables[index]?.gold;
      return { counters: {}, ...(gold === undefined ? {} : { gold }) };
    }),
    pawns: {},
    cards: Object.fromEntries(seats.map((player) => [player, CARD_SET])),
    news: []
  };
}

export const rules: Rules<Vegas> = {
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
