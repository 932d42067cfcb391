import type { Entry } from '$lib/core';
import type { GameSummary } from './summary';

/** Milliseconds after which a gap in the log is a pause: twenty minutes. */
export const PAUSE_AFTER_MS = 20 * 60 * 1000;

/**
 * The time of play: the gaps between the start and all entries of the log, in milliseconds. A gap of more than twenty
 * minutes is a pause and is left out; a clock that was set back in between counts as no time.
 */
export function playedTime(
  startedAt: number,
  entries: readonly Pick<Entry, 'at'>[]
): Pick<GameSummary, 'playedFor' | 'pauses'> {
  let playedFor = 0;
  let pauses = 0;
  let previousTime = startedAt;
  for (const { at } of entries) {
    const gap = at - previousTime;
    if (gap > PAUSE_AFTER_MS) pauses += 1;
    else playedFor += Math.max(0, gap);
    previousTime = at;
  }
  return { playedFor, pauses };
}
