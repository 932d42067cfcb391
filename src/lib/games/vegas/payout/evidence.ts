import type { PlayerId, Posting } from '$lib/core';
import { payTable } from './payout';
import type { Numbers } from '$lib/games/vegas/state/board';
import type { PayReason, Space, TableName, TableView, View, Why } from '$lib/games/vegas/types';

/** A player's counters and gold at a table. */
interface EvidenceRow {
  readonly player: PlayerId;
  readonly spaces: readonly Numbers[];
  readonly gold: number;
  /** True if another player has the same lowest number, so that neither gets the chip. */
  readonly tied: boolean;
}

/** A row with its reason, which is absent for a player without a counter at the table. */
export interface CountedRow extends EvidenceRow {
  readonly why?: PayReason;
}

/** The table that a reason is about, with the counters that it counts. */
export interface Evidence {
  readonly name: TableName;
  readonly rows: readonly EvidenceRow[];
}

const COUNTING_CODES: ReadonlySet<Why['code']> = new Set([
  'most',
  'fewer',
  'lowest',
  'higher',
  'equallyLow',
  'higherThird',
  'nextLowest',
  'nextHigher',
  'discarded',
  'notScored',
  'full',
  'maryArrives',
  'countersBack'
]);

/**
 * Returns the table that a reason is about, with its counters as they were when it was scored or as they are now;
 * undefined if there are no counters to show.
 */
export function evidenceOf(why: Why, view: View): Evidence | undefined {
  if (!COUNTING_CODES.has(why.code) || !('at' in why) || why.at === 'this') return undefined;
  const table = view.tables[why.at.table];
  if (table === undefined) return undefined;
  const rows = rowsAt(table, view)
    .filter(({ spaces }) => spaces.length > 0)
    .map(({ why: _, ...row }): EvidenceRow => row);
  return rows.length === 0 ? undefined : { name: table.name, rows };
}

/** The postings of a table, as it was when scored or as it is now. */
export function postingsAt(table: TableView, { seats, options }: View): readonly Posting<PayReason>[] {
  const { name, gold = 0 } = table;
  const playerOrder = seats.map(({ player }) => player);
  return payTable({ name, gold }, countersAt(table), playerOrder, options);
}

/** The spaces of a table with their counters, as it was when scored or as it is now. */
export function countersAt({ spaces, closed: closedTable }: TableView): readonly Space[] {
  return spaces.map(({ numbers, counter }, index) => {
    const owner = closedTable === undefined ? counter : closedTable.counters[index];
    return owner === undefined ? { numbers } : { numbers, counter: owner };
  });
}

/** Returns the players by number of counters, with the winner of the chip first and players without counters last. */
export function rowsAt(table: TableView, view: View): readonly CountedRow[] {
  const spaces = countersAt(table);
  const postings = postingsAt(table, view);
  const rows = view.seats.map(({ player }): CountedRow => {
    const { why, value = 0 } = postings.find(({ to: receiver }) => receiver === player) ?? {};
    const numbersOfPlayer = spaces.filter(({ counter }) => counter === player).map(({ numbers }) => numbers);
    return {
      player,
      spaces: numbersOfPlayer.sort(([a], [b]) => a - b),
      gold: value,
      tied: why?.code === 'equallyLow' || why?.code === 'higherThird',
      ...(why === undefined ? {} : { why })
    };
  });
  return rows.sort((a, b) => b.spaces.length - a.spaces.length || b.gold - a.gold);
}
