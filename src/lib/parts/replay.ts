import { readLog, type PlayEntry, type Entry } from '$lib/core';
import type { PartMove } from './move';
import { refusePart } from './refuse';
import { playPart } from './play';
import { NO_PARTS, type PartsState } from './state';

/** One move in effect, with the state before and after it. */
export interface PartsStep {
  readonly entry: PlayEntry<PartMove>;
  readonly stateBefore: PartsState;
  readonly stateAfter: PartsState;
}

/** The moves in effect, in order. A move that today's rules refuse is skipped. */
export function replayParts(entries: readonly Entry<PartMove>[]): readonly PartsStep[] {
  const steps: PartsStep[] = [];
  let stateBefore = NO_PARTS;
  for (const entry of readLog(entries).inEffect) {
    if (typeof entry.do === 'string' || refusePart(stateBefore, entry.do.move) !== undefined) continue;
    const stateAfter = playPart(stateBefore, entry.do.move);
    steps.push({ entry, stateBefore, stateAfter });
    stateBefore = stateAfter;
  }
  return steps;
}

/** The state after all these steps. */
export function stateAfterSteps(steps: readonly PartsStep[]): PartsState {
  return steps.at(-1)?.stateAfter ?? NO_PARTS;
}
