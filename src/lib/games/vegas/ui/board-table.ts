import type { PlayerId } from '$lib/core';
import type { BoardActions, BoardProps } from '$lib/games/contract/define';
import type { People } from '$lib/ui/layout/table-people';
import type { Vegas } from '$lib/games/vegas/rules';
import type { TableView, View } from '$lib/games/vegas/types';

type VegasAsk = BoardProps<Vegas>['asks'][number];
export type VegasChoice = Extract<VegasAsk, { kind: 'choose' }>;
export type TableChoice = VegasChoice['choices'][number];

/** The data that every part of the board gets. */
export interface BoardTable {
  readonly view: View;
  readonly asks: readonly VegasAsk[];
  readonly people: People;
  readonly act: BoardActions<Vegas>;
  readonly readonly: boolean;
}

/** Returns the winner of a table if it were scored now. */
export function leaderOf({ now }: TableView): PlayerId | undefined {
  const paid = now.find(({ to, value }) => to !== 'box' && value > 0);
  return paid === undefined ? undefined : (paid.to as PlayerId);
}
