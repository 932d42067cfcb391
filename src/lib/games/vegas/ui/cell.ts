import { joinWithCommas, type PlayerId } from '$lib/core';
import type { TargetId } from '$lib/games/contract/define';
import type { People } from '$lib/ui/layout/table-people';
import type { Move, TableView } from '$lib/games/vegas/types';
import { tableTitle } from '$lib/games/vegas/strings/en/shared';
import * as say from '$lib/games/vegas/strings/en/board';

/** Returns the winner of a table if it were scored now. */
export function leaderOf({ currentPayout }: TableView): PlayerId | undefined {
  const goldPosting = currentPayout.find(({ to: receiver, value }) => receiver !== 'box' && value > 0);
  return goldPosting === undefined ? undefined : (goldPosting.to as PlayerId);
}

/** Counts the covered spaces of a table. */
export function countCoveredSpaces({ spaces }: TableView): number {
  return spaces.filter(({ counter }) => counter !== undefined).length;
}

/** Counts the counters of the leader of a table. */
export function countLeaderSpaces(table: TableView): number {
  const leader = leaderOf(table);
  return table.spaces.filter(({ counter }) => counter !== undefined && counter === leader).length;
}

/** Describes a table on the map in words, for screen readers. */
export function cellDescription(table: TableView, { names }: People, isMaryHere: boolean): string {
  const { closed: closedTable, spaces, pawns } = table;
  const leader = leaderOf(table);
  return joinWithCommas([
    tableTitle(table.name),
    ...(isMaryHere ? [say.maryIsHere] : []),
    ...(closedTable === undefined
      ? spaces.length === 0
        ? []
        : [say.coveredText(countCoveredSpaces(table), spaces.length)]
      : [closedTable.winner === undefined ? say.noOneWonIt : say.wonText(names(closedTable.winner))]),
    ...(leader === undefined ? [] : [say.wouldWinItNow(names(leader))]),
    ...pawns.map((player) => say.playsHere(names(player)))
  ]);
}

/**
 * Returns the target of a table. Number keys choose neither tables nor spaces, because tables have no number of their
 * own.
 */
export function tableTarget(table: number): TargetId {
  return `table ${table}`;
}

export function spaceTarget(space: number): TargetId {
  return `space ${space}`;
}

/** Returns the target on the board that enters a move. */
export function targetOf(move: Move): TargetId | undefined {
  if (move.type === 'place') return spaceTarget(move.space);
  // Mary Chip's arrival at a table has a button of its own, because the table may also be full without her.
  if (move.type === 'scored') return move.by === 'full' ? tableTarget(move.table) : undefined;
  const isOfTable = move.type === 'stand' || move.type === 'change' || move.type === 'frontMan';
  return isOfTable ? tableTarget(move.table) : undefined;
}
