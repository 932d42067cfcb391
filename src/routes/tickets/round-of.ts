import type { Standing } from '$lib/session';

/** "Round 2 of 3" */
export function roundOf(standing: Standing | undefined): string | undefined {
  if (standing === undefined) return undefined;
  const { round, of } = standing.progress;
  return of === undefined ? `Round ${round}` : `Round ${round} of ${of}`;
}
