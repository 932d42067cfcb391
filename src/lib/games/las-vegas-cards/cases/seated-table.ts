import { caseSeats, type CaseSeats } from '$lib/games/case-seats';
import { rulebook } from '$lib/games/las-vegas-cards/rulebook';
import { text } from '$lib/games/las-vegas-cards/text';
import type { Why } from '$lib/games/las-vegas-cards/types';

export type SeatedTable = CaseSeats<Why>;

/** Seats these players in the order given. */
export function tableOf(names: readonly string[]): SeatedTable {
  return caseSeats(names, rulebook, text);
}
