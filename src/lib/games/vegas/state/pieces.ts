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
      const remainingCards = cardsOf(state, player, card);
      return [
        `${card} of ${player}`,
        { [handOf(state, player)]: remainingCards, out: CARD_SET[card] - remainingCards }
      ] as const;
    })
  ]);
  return {
    ...Object.fromEntries(counters.flat()),
    ...goldLocations(state),
    ...startingGold(state),
    'Mary Chip': { [`place ${state.mary}`]: 1 }
  };
}

/** Returns the place of a player's unplaced pieces; after leaving, that is the box. */
function handOf(state: State, player: State['turn']): string {
  return hasLeft(state, player) ? 'box' : 'hand';
}

function placeOf(table: number | undefined): string {
  return table === undefined ? 'beside' : `table ${table}`;
}

function counterLocations(state: State, player: State['turn']): Readonly<Record<string, number>> {
  const counterPlaces: Record<string, number> = { [handOf(state, player)]: countersOf(state, player) };
  state.tables.forEach(({ counters }, table) => {
    const count = Object.values(counters).filter((owner) => owner === player).length;
    if (count > 0) counterPlaces[placeOf(table)] = count;
  });
  return counterPlaces;
}

/** Locates starting gold, for which the box has no chip. */
function startingGold({ starts = {} }: State): Pieces {
  const placesByPiece: Record<string, Record<string, number>> = {};
  for (const [player, value] of Object.entries(starts)) {
    const placesOfPiece = (placesByPiece[`cash ${value}`] ??= { bank: 0 });
    placesOfPiece[player] = 1;
    placesOfPiece['bank'] = (placesOfPiece['bank'] ?? 0) - 1;
  }
  return placesByPiece;
}

/** Locates the gold chips. Without a board, each of the fourteen may have any value. */
function goldLocations({ options, tables }: State): Pieces {
  const placesByPiece: Record<string, Record<string, number>> = {};
  const addGold = (gold: number, place: string, count: number): void => {
    const placesOfPiece = (placesByPiece[`gold ${gold}`] ??= {});
    placesOfPiece[place] = (placesOfPiece[place] ?? 0) + count;
  };
  const tableGold = tables.flatMap(({ gold, closed: closedTable }) =>
    gold === undefined ? [] : [{ gold, closed: closedTable }]
  );
  for (const { gold, closed: closedTable } of tableGold)
    addGold(gold, closedTable === undefined ? 'table' : (closedTable.winner ?? 'box'), 1);
  if (options.board === undefined)
    for (const gold of GOLD_VALUES)
      addGold(gold, 'unknown', TABLES - tableGold.filter((entry) => entry.gold === gold).length);
  return placesByPiece;
}
