import type { PlayerId, Posting } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import type { Turn } from '$lib/games/vegas/actions/action';
import { majorityOf, type CountersAt, type MostCounters, payCounters } from '$lib/games/vegas/payout/payout';
import { close } from '$lib/games/vegas/payout/scoring';
import { nameOf } from '$lib/games/vegas/state/table';
import type { EndedTable, PayReason, State } from '$lib/games/vegas/types';

type Seats = Pick<State, 'seats'>;

/** Returns the next tied player whose lowest number has to be entered. */
export function nextLowestPlayer(state: Seats, ended: EndedTable): PlayerId | undefined {
  return tiedForMost(state, ended).find((player) => ended.lowest?.[player] === undefined);
}

/** Returns the players who share the most of the entered counters. */
export function tiedForMost(state: Seats, ended: EndedTable): readonly PlayerId[] {
  return majorityIn(state, ended).tied.map(({ player }) => player);
}

/** Returns those of them who are still tied by the entered lowest numbers. */
export function tiedForLowest(state: Seats, ended: EndedTable): readonly PlayerId[] {
  return majorityIn(state, ended).tiedLowest.map(({ player }) => player);
}

/** Returns the gold of a table that is over. */
export function goldAt({ tables }: State, { table }: EndedTable): number {
  return tables[table]?.gold ?? 0;
}

/** Asks for what is missing to decide a table by the entered counters, or pays its gold. */
export function settle(state: State, ended: EndedTable): Turn {
  if (nextLowestPlayer(state, ended) !== undefined)
    return withoutPostings({ ...state, phase: 'lowest', ended });
  const undecided = tiedForLowest(state, ended).length > 0 && state.options.equallyLow === 'compare';
  if (undecided) return withoutPostings({ ...state, phase: 'winner', ended });
  const table = { name: nameOf(state, ended.table), gold: goldAt(state, ended) };
  return closeEntered(state, ended, payCounters(table, enteredCounters(state, ended), state.options));
}

/** Pays the gold of a table that is over, with the counts and lowest numbers that decided it. */
export function closeEntered(state: State, ended: EndedTable, postings: readonly Posting<PayReason>[]): Turn {
  // Counters entered earlier, turn by turn, are outdated by now.
  const tables = state.tables.map((table, index) =>
    index === ended.table ? { ...table, counters: {} } : table
  );
  const played = close({ ...state, tables }, ended.table, ended.by, postings);
  const { ended: _, ...rest } = withEntered(played.state, ended);
  return { ...played, state: rest.phase === 'over' ? rest : { ...rest, phase: 'tables' } };
}

function withEntered(state: State, { table, counts, lowest }: EndedTable): State {
  if (counts === undefined) return state;
  const scores = { counts, ...(lowest === undefined ? {} : { lowest }) };
  const tables = state.tables.map((each, index) =>
    index === table && each.closed !== undefined
      ? { ...each, closed: { ...each.closed, entered: scores } }
      : each
  );
  return { ...state, tables };
}

function majorityIn(state: Seats, ended: EndedTable): MostCounters {
  return majorityOf(enteredCounters(state, ended), { equallyLow: 'discard' });
}

function enteredCounters({ seats }: Seats, { counts = {}, lowest = {} }: EndedTable): readonly CountersAt[] {
  return seats.flatMap((player) => {
    const count = counts[player] ?? 0;
    const low = lowest[player];
    return count === 0 ? [] : [{ player, count, lowNumbers: low === undefined ? [] : [low] }];
  });
}
