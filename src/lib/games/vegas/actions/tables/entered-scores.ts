import type { PlayerId, Posting } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import type { Turn } from '$lib/games/vegas/actions/action';
import { majorityOf, type PlayerCounters, type Majority, payCounters } from '$lib/games/vegas/payout/payout';
import { closeTable } from '$lib/games/vegas/payout/scoring';
import { nameOf } from '$lib/games/vegas/state/table';
import type { EndedTable, PayReason, State } from '$lib/games/vegas/types';

type Seats = Pick<State, 'seats'>;

/** Returns the next tied player whose lowest number has to be entered. */
export function nextLowestPlayer(state: Seats, endedTable: EndedTable): PlayerId | undefined {
  return playersTiedForMost(state, endedTable).find((player) => endedTable.lowest?.[player] === undefined);
}

/** Returns the players who share the most of the entered counters. */
export function playersTiedForMost(state: Seats, endedTable: EndedTable): readonly PlayerId[] {
  return majorityIn(state, endedTable).tiedCounters.map(({ player }) => player);
}

/** Returns the players tied for the most counters who are still tied by the entered lowest numbers. */
export function tiedForLowest(state: Seats, endedTable: EndedTable): readonly PlayerId[] {
  return majorityIn(state, endedTable).tiedLowest.map(({ player }) => player);
}

/** Returns the gold of a table that is over. */
export function goldAt({ tables }: State, { table }: EndedTable): number {
  return tables[table]?.gold ?? 0;
}

/** Pays the gold of an entered table, or first asks for the lowest number or the winner that is missing. */
export function settleTable(state: State, endedTable: EndedTable): Turn {
  if (nextLowestPlayer(state, endedTable) !== undefined)
    return withoutPostings({ ...state, phase: 'lowest', ended: endedTable });
  const isUndecided = tiedForLowest(state, endedTable).length > 0 && state.options.equallyLow === 'compare';
  if (isUndecided) return withoutPostings({ ...state, phase: 'winner', ended: endedTable });
  const table = { name: nameOf(state, endedTable.table), gold: goldAt(state, endedTable) };
  return closeEntered(
    state,
    endedTable,
    payCounters(table, enteredCounters(state, endedTable), state.options)
  );
}

/** Pays the gold of a table that is over, with the counts and lowest numbers that decided it. */
export function closeEntered(
  state: State,
  endedTable: EndedTable,
  postings: readonly Posting<PayReason>[]
): Turn {
  // Counters entered earlier, turn by turn, are outdated by now.
  const tables = state.tables.map((table, index) =>
    index === endedTable.table ? { ...table, counters: {} } : table
  );
  const played = closeTable({ ...state, tables }, endedTable.table, endedTable.by, postings);
  const { ended: _, ...rest } = withEntered(played.state, endedTable);
  return { ...played, state: rest.phase === 'over' ? rest : { ...rest, phase: 'tables' } };
}

function withEntered(state: State, { table, counts, lowest }: EndedTable): State {
  if (counts === undefined) return state;
  const scores = { counts, ...(lowest === undefined ? {} : { lowest }) };
  const tables = state.tables.map((tableState, index) =>
    index === table && tableState.closed !== undefined
      ? { ...tableState, closed: { ...tableState.closed, entered: scores } }
      : tableState
  );
  return { ...state, tables };
}

function majorityIn(state: Seats, endedTable: EndedTable): Majority {
  return majorityOf(enteredCounters(state, endedTable), { equallyLow: 'discard' });
}

function enteredCounters(
  { seats }: Seats,
  { counts = {}, lowest = {} }: EndedTable
): readonly PlayerCounters[] {
  return seats.flatMap((player) => {
    const count = counts[player] ?? 0;
    const lowestNumber = lowest[player];
    return count === 0
      ? []
      : [{ player, count, lowNumbers: lowestNumber === undefined ? [] : [lowestNumber] }];
  });
}
