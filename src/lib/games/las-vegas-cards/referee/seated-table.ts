import { caseSeats, type CaseSeats } from '$lib/referee/case-seats';
import { rulebook } from '$lib/games/las-vegas-cards/rulebook';
import { text } from '$lib/games/las-vegas-cards/strings/en/log';
import type { Why } from '$lib/games/las-vegas-cards/types';

export type SeatedTable = CaseSeats<Why>;

/** Seats these players in the order given. */
export function tableOf(names: readonly string[]): SeatedTable {
  return caseSeats(names, rulebook, text);
}
