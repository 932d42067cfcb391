import { movesPiece, stayingPlayers, type Played, type PlayerId, type Posting } from '$lib/core';
import { payTable } from './payout';
import { nameOf, addNews, spacesAt } from '$lib/games/vegas/state/table';
import { placeOfTable, placesOf, stepFrom, trackOf } from '$lib/games/vegas/state/track';
import type {
  VegasEnding,
  NewsReason,
  PayReason,
  ReturnedCounters,
  State,
  Why
} from '$lib/games/vegas/types';

/** The result of a step of Mary Chip. */
export interface ScoredStep extends Played<State, Why> {
  /** True if a table was scored, which ends a turn (2.8). A chip that leaves an empty table is not scored (5.6). */
  readonly isScored: boolean;
}

/** Scores a table by its counters. Without counters its chip leaves the game (5.5, 6.3 to 6.5). */
export function scoreTable(state: State, table: number, ending: VegasEnding): Played<State, Why> {
  const { gold = 0 } = state.tables[table] ?? {};
  const name = nameOf(state, table);
  return closeTable(
    state,
    table,
    ending,
    payTable({ name, gold }, spacesAt(state, table), state.seats, state.options)
  );
}

/**
 * Closes a table: its gold chip goes to the player whom the postings pay, or else out of the game, and the counters
 * return to their owners (6.9).
 */
export function closeTable(
  state: State,
  table: number,
  ending: VegasEnding,
  postings: readonly Posting<PayReason>[]
): Played<State, Why> {
  const winner = state.seats.find((player) =>
    postings.some((posting) => movesPiece(posting) && posting.to === player)
  );
  const { counters = {} } = state.tables[table] ?? {};
  const tables = state.tables.map((tableState, index) =>
    index === table
      ? {
          ...tableState,
          counters: {},
          closed: { by: ending, counters, ...(winner === undefined ? {} : { winner }) }
        }
      : tableState
  );
  const counts = returnedCounters(state, Object.values(counters));
  const name = nameOf(state, table);
  const news = counts.length === 0 ? [] : [{ code: 'countersBack', rule: '6.9', at: name, counts } as const];
  const stateAfter = addNews({ ...state, tables }, ...news);
  if (tables.some((table) => table.closed === undefined)) return { state: stateAfter, postings };
  // The printed game ends with Mary Chip at the last table of her track (7.1). Ending it with any other last gold chip
  // is our interpretation (7.2).
  const rule = state.mary === trackOf(state.options.board).length ? '7.1' : '7.2';
  return { state: { ...addNews(stateAfter, { code: 'lastChip', rule, at: name }), phase: 'over' }, postings };
}

/**
 * Counts the counters that go back to each player. Those of players who left go in the box, which is not reported
 * (1.10).
 */
function returnedCounters(state: State, counters: readonly PlayerId[]): readonly ReturnedCounters[] {
  return stayingPlayers(state)
    .map((player) => ({ player, count: counters.filter((owner) => owner === player).length }))
    .filter(({ count }) => count > 0);
}

/** Moves Mary Chip one place and scores the table that she reaches (5.1, 5.2, 5.5, 6.1). */
export function stepMary(state: State, rule: Extract<NewsReason, { code: 'maryMoves' }>['rule']): ScoredStep {
  const nextStep = stepFrom(placesOf(state), state.mary);
  if (nextStep === undefined) return { state, postings: [], isScored: false };
  const place = trackOf(state.options.board)[nextStep.to - 1] ?? 'blank';
  const destination = place === 'blank' ? place : nameOf(state, place);
  const skippedTables = nextStep.skipped.flatMap((position) => {
    const table = trackOf(state.options.board)[position - 1] ?? 'blank';
    return table === 'blank' ? [] : [nameOf(state, table)];
  });
  const skippedNews =
    skippedTables.length === 0 ? [] : [{ code: 'marySkips', rule: '5.2', skipped: skippedTables } as const];
  const nextState = addNews({ ...state, mary: nextStep.to }, ...skippedNews, {
    code: 'maryMoves',
    rule,
    to: destination
  });
  if (place === 'blank') return { state: nextState, postings: [], isScored: false };
  const hasCounters = spacesAt(state, place).some(({ counter }) => counter !== undefined);
  if (!hasCounters) return { ...scoreTable(nextState, place, 'empty'), isScored: false };
  const name = nameOf(state, place);
  return {
    ...scoreTable(addNews(nextState, { code: 'maryArrives', rule: '6.1', at: name }), place, 'mary'),
    isScored: true
  };
}

/** Returns the next open table on the track, where Mary Chip will arrive; undefined at the end. */
export function nextTable({ options, tables, mary }: State): number | undefined {
  return trackOf(options.board).find(
    (place): place is number =>
      place !== 'blank' && tables[place]?.closed === undefined && placeOfTable(options.board, place) > mary
  );
}
