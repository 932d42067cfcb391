import type { LogLine } from '$lib/session';
import * as say from './strings/en';

/** A moment of a match that can be shown: its start, or the state after a line in effect. */
export interface Moment {
  /** The `seq` of the line; 0 for the start. */
  readonly seq: number;
  readonly sentence: string;
}

/** The moments of a match in order. `lines` is its log, newest first. */
export function momentsOf(lines: readonly LogLine[]): readonly Moment[] {
  const numberedLines = lines
    .filter(({ number }) => number !== undefined)
    .map(({ seq, sentence }) => ({ seq, sentence }));
  return [{ seq: 0, sentence: say.gameStarts }, ...numberedLines.reverse()];
}

/** The index of the moment to show: the last moment that is not after the entry `viewedSeq`. */
export function momentAt(moments: readonly Moment[], viewedSeq: number | undefined): number {
  if (viewedSeq === undefined) return moments.length - 1;
  return Math.max(
    0,
    moments.findLastIndex(({ seq }) => seq <= viewedSeq)
  );
}
