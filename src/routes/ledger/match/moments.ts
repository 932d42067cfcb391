import type { LogLine } from '$lib/session';
import * as say from './words';

/** A moment of a match that can be looked at: its beginning, and the table after each line that stands. */
export interface Moment {
  /** 0 for the beginning. */
  readonly seq: number;
  readonly sentence: string;
}

/** The moments of a match in their order, from its log with the newest line first. */
export function momentsOf(lines: readonly LogLine[]): readonly Moment[] {
  const stands = lines
    .filter(({ number }) => number !== undefined)
    .map(({ seq, sentence }) => ({ seq, sentence }));
  return [{ seq: 0, sentence: say.matchBegins }, ...stands.reverse()];
}

/** The moment that is shown: the last one not after the entry looked at. */
export function momentAt(moments: readonly Moment[], looking: number | undefined): number {
  if (looking === undefined) return moments.length - 1;
  return Math.max(
    0,
    moments.findLastIndex(({ seq }) => seq <= looking)
  );
}
