import { isAct, readLog, type Acted, type By, type Entry } from '$lib/core';
import {
  NO_PARTS,
  partTold,
  playPart,
  refusePart,
  type PartMove,
  type PartsState,
  type PartsStep
} from '$lib/parts';

type Log = readonly Entry<PartMove>[];

/** One line of the log of a part set, as a screen shows it. */
export interface PartLine {
  readonly seq: number;
  /** Counted among the lines that stand, from 1; a line that was taken back has none. */
  readonly number?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: By;
  readonly sentence: string;
  readonly stands: boolean;
  /** How it was taken back last, also where it stands again since. */
  readonly takenBack?: { readonly by: By; readonly at: number; readonly times: number };
}

/** The whole log, newest first, in sentences; what was taken back keeps its line. */
export function partLines(entries: Log): readonly PartLine[] {
  const { stands, takenBack } = readLog(entries);
  const numbers = new Map(stands.map((entry, index) => [entry.seq, index + 1]));
  return partMoments(entries)
    .map((moment) => {
      const { seq, at, by } = moment.entry;
      const number = numbers.get(seq);
      const undos = takenBack.get(seq) ?? [];
      const last = undos.at(-1);
      return {
        ...{ seq, at, by, sentence: partTold(moment), stands: number !== undefined },
        ...(number === undefined ? {} : { number }),
        ...(last === undefined ? {} : { takenBack: { by: last.by, at: last.at, times: undos.length } })
      };
    })
    .reverse();
}

/** Every move with the parts before and after it, those that were taken back included. */
function partMoments(entries: Log): readonly PartsStep[] {
  const { target } = readLog(entries);
  const moments = new Map<number, PartsStep>();
  let present = NO_PARTS;
  for (const entry of entries) {
    if (isAct(entry)) {
      const moment = momentOf(entry, present);
      moments.set(entry.seq, moment);
      present = moment.after;
    } else {
      const moved = moments.get(target.get(entry.seq)?.seq ?? 0);
      if (moved !== undefined) present = entry.do === 'undo' ? moved.before : moved.after;
    }
  }
  return [...moments.values()];
}

function momentOf(entry: Acted<PartMove>, before: PartsState): PartsStep {
  if (typeof entry.do === 'string') return { entry, before, after: before };
  const { move } = entry.do;
  const after = refusePart(before, move) === undefined ? playPart(before, move) : before;
  return { entry, before, after };
}
