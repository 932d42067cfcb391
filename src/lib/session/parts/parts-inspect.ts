import { isAct, type Entry } from '$lib/core';
import {
  missingWords,
  NO_PARTS,
  partsAfter,
  partEntered,
  refusePart,
  replayParts,
  type PartMove
} from '$lib/parts';
import { partLines } from './parts-lines';
import { rolledDice } from './parts-rolled';

/** Whether this version can read a log of parts: everything that a screen needs is tried once. */
export function areParts(entries: readonly Entry[]): entries is readonly Entry<PartMove>[] {
  try {
    const log = entries as readonly Entry<PartMove>[];
    if (!beginsWithPieces(log)) return false;
    const steps = replayParts(log);
    partsAfter(steps).chosen.map(missingWords);
    steps.map(partEntered);
    partLines(log);
    rolledDice(log);
    return true;
  } catch {
    return false;
  }
}

/** Whether the log starts with a valid choice of pieces; that may be undone later. */
function beginsWithPieces([first]: readonly Entry<PartMove>[]): boolean {
  if (first === undefined || !isAct(first) || typeof first.do === 'string') return false;
  const { move } = first.do;
  return move.type === 'setUp' && refusePart(NO_PARTS, move) === undefined;
}
