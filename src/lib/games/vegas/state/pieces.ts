/* eslint-disable house/words -- ids of pieces and places, which are never displayed */
import { hasLeft, type Pieces } from '$lib/core';
import { TABLES } from './board';
import { CARD_SET, CARDS, GOLD_VALUES } from '$lib/games/vegas/data';
import { cardsOf, countersOf } from './table';
import type { State } from '$lib/games/vegas/types';

/** Locates every gold chip, counter, card and pawn, and Mary Chip. */
export function pieces(state: State): Pieces {
  const counters = state.seats.map((player) => [
    [`counter of ${player}`, counterLocations(state, player)] as const,
    [`pawn of ${player}`, { [hasLeft(state, player) ? 'box' : placeOf(state.pawns[player])]: 1 }] as const,
    ...CARDS.map((card) => {
      const remaining = cardsOf(state, player, card);
      return [
        `${card} of ${player}`,
        { [handOf(state, player)]: remaining, out: CARD_SET[card] - remaining }
      ] as const;
    })
  ]);
  return {
    ...Object.fromEntries(counters.flat()),
    ...goldWhere(state),
    ...startingGold(state),
    'Mary Chip': { [`place ${state.mary}`]: 1 }
  };
}

/** The hand of a player who left is back in the box. */
function handOf(state: State, player: State['turn']): string {
  return hasLeft(state, player) ? 'box' : 'hand';
}

function placeOf(table: number | undefined): string {
  return table === undefined ? 'beside' : `table ${table}`;
}

function counterLocations(state: State, player: State['turn']): Readonly<Record<string, number>> {
  const where: Record<string, number> = { [handOf(state, player)]: countersOf(state, player) };
  state.tables.forEach(({ counters }, table) => {
    const count = Object.values(counters).filter((whose) => whose === player).length;
    if (count > 0) where[placeOf(table)] = count;
  });
  return where;
}

/** Gold for which the box has no chip. */
function startingGold({ starts = {} }: State): Pieces {
  const where: Record<string, Record<string, number>> = {};
  for (const [player, value] of Object.entries(starts)) {
    const places = (where[`cash ${value}`] ??= { bank: 0 });
    places[player] = 1;
    places['bank'] = (places['bank'] ?? 0) - 1;
  }
  return where;
}

/** Without a board, each of the fourteen chips may have any value. */
function goldWhere({ options, tables }: State): Pieces {
  const where: Record<string, Record<string, number>> = {};
  const add = (gold: number, place: string, count: number): void => {
    const places = (where[`gold ${gold}`] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  const tableGold = tables.flatMap(({ gold, closed }) => (gold === undefined ? [] : [{ gold, closed }]));
  for (const { gold, closed } of tableGold)
    add(gold, closed === undefined ? 'table' : (closed.winner ?? 'box'), 1);
  if (options.board === undefined)
    for (const gold of GOLD_VALUES)
      add(gold, 'unknown', TABLES - tableGold.filter((item) => item.gold === gold).length);
  return where;
}
