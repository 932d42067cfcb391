import type { Entry } from '$lib/core';
import { missingWords, partsAfter, partTold, replayParts, type PartMove } from '$lib/parts';
import { partLines } from './parts-lines';
import { rolledDice } from './parts-rolled';

/** Whether a log is one of parts that this version can follow: everything that a screen wants of it is tried once. */
export function areParts(entries: readonly Entry[]): entries is readonly Entry<PartMove>[] {
  try {
    const log = entries as readonly Entry<PartMove>[];
    const steps = replayParts(log);
    partsAfter(steps).chosen.map(missingWords);
    steps.map(partTold);
    partLines(log);
    rolledDice(log);
    return true;
  } catch {
    return false;
  }
}
