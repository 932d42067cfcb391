import { COUNTERS, GOLD_LEAST, GOLD_MOST } from '$lib/games/vegas/data';
import { lowOf } from '$lib/games/vegas/payout/most-counters';
import { notNow, refuseTable } from './refuse-turn';
import { nextTable } from '$lib/games/vegas/payout/scoring';
import { nameOf, spacesAt } from '$lib/games/vegas/state/table';
import { mayHaveWon, enteredSpaces, tiedIn } from './entered-scores';
import type { Move, RefusalWhy, State } from '$lib/games/vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/**
 * Checks which table can be over, if only scored tables are entered. Mary Chip can arrive only at the next one on her
 * track.
 */
export function refuseScored(state: State, { table, by }: MoveOf<'scored'>): RefusalWhy | undefined {
  if (state.phase !== 'tables') return notNow(state);
  const refused = refuseTable(state, table);
  const next = nextTable(state);
  if (refused !== undefined || by === 'full' || next === undefined || next === table) return refused;
  return { code: 'maryElsewhere', rule: '5.2', at: nameOf(state, table), next: nameOf(state, next) };
}

export function refuseGold(state: State, gold: number): RefusalWhy | undefined {
  if (state.phase !== 'gold') return notNow(state);
  return gold >= GOLD_LEAST && gold <= GOLD_MOST ? undefined : { code: 'wrongGold', rule: '9.4' };
}

export function refuseWinner(state: State, winner: MoveOf<'winner'>['winner']): RefusalWhy | undefined {
  const { ended } = state;
  if (state.phase !== 'winner' || ended === undefined) return notNow(state);
  if (winner === 'nobody' || mayHaveWon(state, ended).includes(winner)) return undefined;
  return { code: 'notTied', rule: '6.4', at: nameOf(state, ended.table), player: winner };
}

/** Checks the entered counts of a table; on a full table they must cover all of its spaces. */
export function refuseCounts(state: State, counts: MoveOf<'counts'>['counts']): RefusalWhy | undefined {
  const { ended, options } = state;
  if (state.phase !== 'winner' || ended === undefined || ended.counts !== undefined) return notNow(state);
  const spaces = enteredSpaces(state, ended.table);
  const entered = Object.values(counts);
  const sum = entered.reduce((all, count) => all + count, 0);
  const full = ended.by === 'full' && options.board !== undefined;
  if (entered.every((count) => count <= COUNTERS) && (full ? sum === spaces : sum <= spaces))
    return undefined;
  return { code: 'wrongCounts', rule: '9.2', at: nameOf(state, ended.table), spaces };
}

export function refuseLowest(state: State, { player, number }: MoveOf<'lowest'>): RefusalWhy | undefined {
  const { ended, options } = state;
  if (state.phase !== 'lowest' || ended === undefined) return notNow(state);
  const at = nameOf(state, ended.table);
  if (!tiedIn(state, ended).includes(player)) return { code: 'notTied', rule: '6.4', at, player };
  if (ended.lowest?.[player] !== undefined) return notNow(state);
  const there = spacesAt(state, ended.table).some(({ numbers }) => lowOf(numbers, options) === number);
  return there || options.board === undefined ? undefined : { code: 'noSuchNumber', rule: '9.2', at, number };
}
