import {
  NO_PARTS,
  partTold,
  playPart,
  readLog,
  refusePart,
  type By,
  type Entry,
  type PartMove,
  type PartsState,
  type PartsStep
} from '$lib/core';

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
}

/** The whole log, newest first, in sentences; what was taken back keeps its line. */
export function partLines(entries: Log): readonly PartLine[] {
  const { stands } = readLog(entries);
  const numbers = new Map(stands.map((entry, index) => [entry.seq, index + 1]));
  return partMoments(entries)
    .map((moment) => {
      const { seq, at, by } = moment.entry;
      const number = numbers.get(seq);
      const line = { seq, at, by, sentence: partTold(moment), stands: number !== undefined };
      return number === undefined ? line : { ...line, number };
    })
    .reverse();
}

/** Every move with the parts before and after it, those that were taken back included. */
function partMoments(entries: Log): readonly PartsStep[] {
  const moments: PartsStep[] = [];
  const stands: PartsStep[] = [];
  let undone: PartsStep[] = [];
  const present = (): PartsState => stands.at(-1)?.after ?? NO_PARTS;
  for (const entry of entries) {
    if (entry.do === 'undo') {
      const last = stands.pop();
      if (last !== undefined) undone.push(last);
    } else if (entry.do === 'redo') {
      const last = undone.pop();
      if (last !== undefined) stands.push(last);
    } else {
      const moment = momentOf(entry, present());
      moments.push(moment);
      stands.push(moment);
      undone = [];
    }
  }
  return moments;
}

function momentOf(entry: Entry<PartMove>, before: PartsState): PartsStep {
  if (typeof entry.do === 'string') return { entry, before, after: before };
  const { move } = entry.do;
  const after = refusePart(before, move) === undefined ? playPart(before, move) : before;
  return { entry, before, after };
}
