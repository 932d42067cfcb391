import type { GameTypes, Rules } from '$lib/core';
import { asks } from './actions/asks';
import { answer, move } from './actions/move';
import { pieces } from './state/pieces';
import { play } from './actions/play';
import { ranking } from './payout/ranking';
import { refuse } from './actions/refuse';
import { start } from './actions/round';
import { logEventOf } from './state/log-event';
import { unclaimed, now, paid, progress, unknown, view } from './state/view';
import type * as Words from './types';

/** The types of this game, as the kernel expects them. */
export interface Strip extends GameTypes {
  Options: Words.Options;
  State: Words.State;
  Move: Words.Move;
  Why: Words.Why;
  View: Words.View;
  LogEvent: Words.LogEvent;
}

export const rules: Rules<Strip> = {
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
  paid,
  unclaimed
};
