import { readLog, type PlayEntry, type Entry } from '$lib/core';
import type { PartMove } from './move';
import { refusePart } from './refuse';
import { playPart } from './play';
import { NO_PARTS, type PartsState } from './state';

/** One move in effect, with the state before and after it. */
export interface PartsStep {
  readonly entry: PlayEntry<PartMove>;
  readonly before: PartsState;
  readonly after: PartsState;
}

/** The moves in effect, in order. A move that today's rules refuse is skipped. */
export function replayParts(entries: readonly Entry<PartMove>[]): readonly PartsStep[] {
  const steps: PartsStep[] = [];
  let before = NO_PARTS;
  for (const entry of readLog(entries).inEffect) {
    if (typeof entry.do === 'string' || refusePart(before, entry.do.move) !== undefined) continue;
    const after = playPart(before, entry.do.move);
    steps.push({ entry, before, after });
    before = after;
  }
  return steps;
}

/** The state after all these steps. */
export function partsAfter(steps: readonly PartsStep[]): PartsState {
  return steps.at(-1)?.after ?? NO_PARTS;
}
