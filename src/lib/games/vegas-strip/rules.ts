import type { Rules, GameTypes } from '$lib/core';
import { asks } from './asks';
import { move } from './move';
import { pieces } from './pieces';
import { play } from './play';
import { ranking } from './ranking';
import { refuse } from './refuse';
import { start } from './round';
import { logEventOf } from './log-event';
import { lies, now, paid, progress, unknown, view } from './view';
import type * as Words from './types';

/** The types of this game, as the kernel expects them. */
export interface Strip extends GameTypes {
  Options: Words.Options;
  State: Words.State;
  Move: Words.Move;
  Why: Words.Why;
  View: Words.View;
  Told: Words.LogEvent;
  Tap: Words.Tap;
}

export const rules: Rules<Strip> = {
  start,
  asks,
  refuse,
  move,
  play,
  now,
  unknown,
  view,
  logEventOf,
  pieces,
  progress,
  ranking,
  paid,
  lies
};
