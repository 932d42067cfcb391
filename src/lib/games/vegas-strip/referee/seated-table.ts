import { caseSeats, type CaseSeats } from '$lib/referee/case-seats';
import { rulebook } from '$lib/games/vegas-strip/rulebook';
import { text } from '$lib/games/vegas-strip/strings/en/log';
import type { Why } from '$lib/games/vegas-strip/types';

export type SeatedTable = CaseSeats<Why>;

/** Seats these players in the order in which they are named. */
export function tableOf(names: readonly string[]): SeatedTable {
  return caseSeats(names, rulebook, text);
}
