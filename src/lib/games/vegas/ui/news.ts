import type { DuelOutcome } from '$lib/games/vegas/actions/fight';
import { postingsAt, rowsAt, type CountedRow } from '$lib/games/vegas/payout/evidence';
import type { PayReason, TableView, View, Why } from '$lib/games/vegas/types';

/** Returns the duel that the last move revealed. */
export function revealedDuel({ news }: View): DuelOutcome | undefined {
  return news.find(
    (why): why is DuelOutcome =>
      why.code === 'challengerStays' || why.code === 'defenderStays' || why.code === 'bothLeave'
  );
}

/** Returns the table that the last move scored, if its counters are known. */
export function scoredTable({ news, tables }: View): number | undefined {
  const why = news.find(({ code }) => code === 'full' || code === 'maryArrives');
  if (why === undefined || !('at' in why) || why.at === 'this') return undefined;
  return Object.keys(tables[why.at.table]?.closed?.counters ?? {}).length > 0 ? why.at.table : undefined;
}

/** A player's result at a scored table. */
export interface ScoredRow extends CountedRow {
  /** True if the row above has the same count. */
  readonly sameAsAbove: boolean;
}

/** Returns the players by number of counters, with the winner of the chip first and players without counters last. */
export function rowsOf(view: View, table: TableView): readonly ScoredRow[] {
  const spaceCount = (row: CountedRow | undefined): number => row?.spaces.length ?? 0;
  const rows = rowsAt(table, view);
  return rows.map((row, index) => ({
    ...row,
    sameAsAbove: spaceCount(row) > 0 && spaceCount(row) === spaceCount(rows[index - 1])
  }));
}

/** Returns the reason that best explains what happened to the gold chip. */
export function goldReason(view: View, table: TableView): PayReason | undefined {
  return postingsAt(table, view).find(({ value }) => value > 0)?.why;
}

const NOTABLE_CODES: readonly Why['code'][] = [
  'turnEnds',
  'turnGoesOn',
  'nothingToPlace',
  'noNumber',
  'noBenefit',
  'maryWaits',
  'maryStays',
  'marySkips',
  'maryMoves'
];

/** Returns the most important effect of the last move; a chip that left an empty table comes first. */
export function mostImportantNews({ news, tables }: View): Why | undefined {
  const maryMove = news.find(({ code }) => code === 'maryMoves');
  const reachedTable =
    maryMove?.code === 'maryMoves' && typeof maryMove.to === 'object' ? tables[maryMove.to.table] : undefined;
  if (reachedTable?.closed?.by === 'empty')
    return { code: 'nobodyThere', rule: '5.5', at: reachedTable.name, gold: reachedTable.gold ?? 0 };
  const [code] = NOTABLE_CODES.filter((notableCode) => news.some((why) => why.code === notableCode));
  return news.find((why) => why.code === code);
}

/** Checks whether the match is within a turn. All questions of a turn get the height of the tallest one. */
export function isPartOfTurn({ depth, phase }: View): boolean {
  return depth === 'turns' && (phase === 'turn' || phase === 'throw' || phase === 'space');
}
