import type { People } from '$lib/ui/table-people';
import type { TableView } from '$lib/games/vegas/types';
import { tableTitle } from '$lib/games/vegas/words';
import { leaderOf } from './board-table';

/** How many spaces of a table are covered. */
export function coveredAt({ spaces }: TableView): number {
  return spaces.filter(({ counter }) => counter !== undefined).length;
}

/** How many counters the leader of a table has there. */
export function leadAt(each: TableView): number {
  const leader = leaderOf(each);
  return each.spaces.filter(({ counter }) => counter !== undefined && counter === leader).length;
}

/** Everything that a table on the map shows, in words. */
export function cellWords(each: TableView, { names }: People, isMaryHere: boolean): string {
  const { closed, spaces, pawns } = each;
  const leader = leaderOf(each);
  return [
    tableTitle(each.name),
    ...(isMaryHere ? ['Mary Chip is here'] : []),
    ...(closed === undefined
      ? spaces.length === 0
        ? []
        : [`${coveredAt(each)} of ${spaces.length} spaces covered`]
      : [closed.winner === undefined ? 'nobody won it' : `${names(closed.winner)} won it`]),
    ...(leader === undefined ? [] : [`${names(leader)} would win it now`]),
    ...pawns.map((player) => `${names(player)} plays here`)
  ].join(', ');
}
