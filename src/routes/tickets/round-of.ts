import type { MatchSummary } from '$lib/session';
import * as say from './strings/en';

/** The progress in words: "Round 2 of 3". */
export function roundOf(standing: MatchSummary | undefined): string | undefined {
  if (standing === undefined) return undefined;
  const { round, of } = standing.progress;
  return of === undefined ? say.round(round) : say.roundOf(round, of);
}
