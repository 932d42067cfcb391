import type { Played, PlayerId, Posting } from '$lib/core';
import { MOST_SPACES, spacesOf } from '$lib/games/vegas/state/board';
import type { Face } from '$lib/games/vegas/data';
import { majorityOf, type CountersAt, type MostCounters } from '$lib/games/vegas/payout/most-counters';
import { goldPosting, payHeld } from '$lib/games/vegas/payout/payout';
import { close } from '$lib/games/vegas/payout/scoring';
import { contenders, nameOf, say } from '$lib/games/vegas/state/table';
import { headOf } from '$lib/games/vegas/state/track';
import type { Ended, Move, PayWhy, State, Why } from '$lib/games/vegas/types';

type Result = Played<State, Why>;
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/**
 * Enters that a table is over, if only scored tables are entered (9.2). Without a board, its gold is entered next
 * (9.4).
 */
export function enterOver(state: State, { table, by }: MoveOf<'scored'>): Result {
  const at = nameOf(state, table);
  const mary = by === 'mary' ? headOf(state.options.board, table) : state.mary;
  const entered = say(state, { code: 'toldOver', rule: '9.2', at, by });
  const phase = state.tables[table]?.gold === undefined ? 'gold' : 'winner';
  return { state: { ...entered, mary, phase, ended: { table, by } }, postings: [] };
}

/** Enters the value of its gold chip. */
export function enterGold(state: State, ended: Ended, gold: number): Result {
  const at = nameOf(state, ended.table);
  const tables = state.tables.map((each, index) => (index === ended.table ? { ...each, gold } : each));
  const entered = say(state, { code: 'toldGold', rule: '9.4', at, gold });
  return { state: { ...entered, tables, phase: 'winner' }, postings: [] };
}

/** Enters the winner of its gold chip. */
export function enterWinner(state: State, ended: Ended, winner: PlayerId | 'nobody'): Result {
  const at = nameOf(state, ended.table);
  const gold = goldOf(state, ended);
  const posting: Posting<PayWhy> =
    winner === 'nobody'
      ? goldPosting('box', gold, { code: 'toldNobody', rule: '9.2', at, gold })
      : goldPosting(winner, gold, { code: 'toldWinner', rule: '9.2', at, player: winner, gold });
  return closeEntered(state, ended, [posting]);
}

/** Enters the counters of each player there. A tie for the most also needs the lowest numbers of the tied players. */
export function enterCounts(state: State, ended: Ended, counts: MoveOf<'counts'>['counts']): Result {
  const at = nameOf(state, ended.table);
  const there = state.seats.flatMap((player) => {
    const count = counts[player] ?? 0;
    return count === 0 ? [] : [{ player, count }];
  });
  const entered = say(state, { code: 'toldCounts', rule: '9.2', at, counts: there });
  return settle(entered, { ...ended, counts, lowest: {} });
}

/** Enters the lowest number covered by a tied player. */
export function enterLowest(state: State, ended: Ended, player: PlayerId, number: Face): Result {
  const entered = say(state, { code: 'toldLowest', rule: '9.2', player, number });
  return settle(entered, { ...ended, lowest: { ...ended.lowest, [player]: number } });
}

/** Returns the next tied player whose lowest number has to be entered. */
export function lowestWanted(state: Pick<State, 'seats'>, ended: Ended): PlayerId | undefined {
  return tiedIn(state, ended).find((player) => ended.lowest?.[player] === undefined);
}

/** Lists the players who may have won: all of them, or those who are still tied by the entered counts. */
export function mayHaveWon(state: State, ended: Ended): readonly PlayerId[] {
  return ended.counts === undefined
    ? contenders(state)
    : enteredMajority(state, ended).level.map(({ player }) => player);
}

/** Counts the spaces of a table; returns the maximum if no board is known. */
export function enteredSpaces({ options: { board } }: Pick<State, 'options'>, table: number): number {
  const printed = board?.tables[table];
  return printed === undefined ? MOST_SPACES : spacesOf(printed).length;
}

function settle(state: State, ended: Ended): Result {
  if (lowestWanted(state, ended) !== undefined)
    return { state: { ...state, phase: 'lowest', ended }, postings: [] };
  const undecided = enteredMajority(state, ended).level.length > 0 && state.options.equallyLow === 'compare';
  if (undecided) return { state: { ...state, phase: 'winner', ended }, postings: [] };
  const table = { at: nameOf(state, ended.table), gold: goldOf(state, ended) };
  return closeEntered(state, ended, payHeld(table, heldIn(state, ended), state.options));
}

function closeEntered(state: State, ended: Ended, postings: readonly Posting<PayWhy>[]): Result {
  // Counters entered earlier, turn by turn, are outdated by now.
  const tables = state.tables.map((each, index) =>
    index === ended.table ? { ...each, counters: {} } : each
  );
  const played = close({ ...state, tables }, ended.table, ended.by, postings);
  const { ended: _, ...rest } = withEntered(played.state, ended);
  return { ...played, state: rest.phase === 'over' ? rest : { ...rest, phase: 'tables' } };
}

/** Stores the counts and lowest numbers that decided the table. */
function withEntered(state: State, { table, counts, lowest }: Ended): State {
  if (counts === undefined) return state;
  const entered = { counts, ...(lowest === undefined ? {} : { lowest }) };
  const tables = state.tables.map((each, index) =>
    index === table && each.closed !== undefined ? { ...each, closed: { ...each.closed, entered } } : each
  );
  return { ...state, tables };
}

function goldOf(state: State, { table }: Ended): number {
  return state.tables[table]?.gold ?? 0;
}

/** Returns the players who share the most of the entered counters. */
export function tiedIn(state: Pick<State, 'seats'>, ended: Ended): readonly PlayerId[] {
  return majorityOf(heldIn(state, ended), { equallyLow: 'discard' }).tied.map(({ player }) => player);
}

function enteredMajority(state: Pick<State, 'seats'>, ended: Ended): MostCounters {
  return majorityOf(heldIn(state, ended), { equallyLow: 'discard' });
}

function heldIn({ seats }: Pick<State, 'seats'>, { counts = {}, lowest = {} }: Ended): readonly CountersAt[] {
  return seats.flatMap((player) => {
    const count = counts[player] ?? 0;
    const low = lowest[player];
    return count === 0 ? [] : [{ player, count, lows: low === undefined ? [] : [low] }];
  });
}
