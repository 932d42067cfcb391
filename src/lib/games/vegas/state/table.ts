import { stayingPlayers, type PlayerId } from '$lib/core';
import { spacesOf, type Board } from './board';
import { CARD_SET, COUNTERS, type Card } from '$lib/games/vegas/data';
import type { Space, State, TableName, Why } from '$lib/games/vegas/types';

type CountedTables = Pick<State, 'options' | 'tables'>;

/** Returns the spaces of a table with their counters; empty if no board is known. */
export function spacesAt({ options, tables }: CountedTables, table: number): readonly Space[] {
  const printedTable = options.board?.tables[table];
  const counters = tables[table]?.counters ?? {};
  return (printedTable === undefined ? [] : spacesOf(printedTable)).map((numbers, index) => {
    const counter = counters[index];
    return counter === undefined ? { numbers } : { numbers, counter };
  });
}

/** Checks whether the table exists and still has its gold chip. */
export function isOpen({ tables }: Pick<State, 'tables'>, table: number): boolean {
  const tableState = tables[table];
  return tableState !== undefined && tableState.closed === undefined;
}

/** Counts the counters that a player has on the board. */
export function countPlacedCounters({ tables }: Pick<State, 'tables'>, player: PlayerId): number {
  const owners = tables.flatMap(({ counters }) => Object.values(counters));
  return owners.filter((owner) => owner === player).length;
}

/** Counts the counters that are not on the board: those in the hand of a player who has not left. */
export function countersOf(state: Pick<State, 'tables'>, player: PlayerId): number {
  return COUNTERS - countPlacedCounters(state, player);
}

/** Checks whether counters of this player can be on the board; they cannot if the player left with them (1.11). */
export function canHaveCounters({ left: leftPlayers = [] }: Pick<State, 'left'>, player: PlayerId): boolean {
  return !leftPlayers.some((quitter) => quitter.player === player && quitter.pieces === 'go');
}

/** Returns the players who can win a table, in seat order. */
export function contenders(state: Pick<State, 'seats' | 'left'>): readonly PlayerId[] {
  return state.seats.filter((player) => canHaveCounters(state, player));
}

/** Returns the gold chips that a player has won, in the order of the track. */
export function goldOf({ tables }: Pick<State, 'tables'>, player: PlayerId): readonly number[] {
  return tables.flatMap(({ gold, closed: closedTable }) =>
    gold !== undefined && closedTable?.winner === player ? [gold] : []
  );
}

/** Adds up a player's gold chips and the gold with which a newcomer started. */
export function goldTotal(state: Pick<State, 'tables' | 'starts'>, player: PlayerId): number {
  return goldOf(state, player).reduce((sum, gold) => sum + gold, state.starts?.[player] ?? 0);
}

/** Counts the cards of a kind that a player has in hand. */
export function cardsOf({ cards }: Pick<State, 'cards'>, player: PlayerId, card: Card): number {
  return (cards[player] ?? CARD_SET)[card];
}

/** Returns the table where the current player plays: the target of their Front-man, else the table of their pawn. */
export function currentTable({ sentTo, pawns, turn }: State): number | undefined {
  return sentTo ?? pawns[turn];
}

/** Returns the name of a table: its gold, and an ordinal if several tables have the same gold. */
export function nameOf({ options: { board } }: Pick<State, 'options'>, table: number): TableName {
  const gold = board?.tables[table]?.gold;
  if (board === undefined || gold === undefined) return { table };
  const ofSameGold = (tables: Board['tables']): number =>
    tables.filter((table) => table.gold === gold).length;
  if (ofSameGold(board.tables) === 1) return { table, gold };
  return { table, gold, nth: ofSameGold(board.tables.slice(0, table + 1)) };
}

/** Checks whether the players are stuck: none has a counter in hand, or a Mary Chip card to bring some back (2.9). */
export function isStuck(state: State): boolean {
  return stayingPlayers(state).every(
    (player) => countersOf(state, player) === 0 && cardsOf(state, player, 'mary-chip') === 0
  );
}

/** Checks whether the current player has a counter and is at an open table. */
export function canPlace(state: State): boolean {
  const table = currentTable(state);
  return table !== undefined && isOpen(state, table) && countersOf(state, state.turn) > 0;
}

/** Adds reasons to the news of the current move. */
export function addNews(state: State, ...reasons: readonly Why[]): State {
  return { ...state, news: [...state.news, ...reasons] };
}

/** Puts a counter on this space, or removes it if `owner` is undefined. */
export function putCounter(state: State, table: number, space: number, owner: PlayerId | undefined): State {
  const tables = state.tables.map((tableState, index) => {
    if (index !== table) return tableState;
    const { [space]: _, ...others } = tableState.counters;
    return { ...tableState, counters: owner === undefined ? others : { ...others, [space]: owner } };
  });
  return { ...state, tables };
}

/** Removes a played card from the hand of a player. */
export function removeCard(state: State, player: PlayerId, card: Card): State {
  return setCardCount(state, player, card, cardsOf(state, player, card) - 1);
}

/** Sets the number of cards of a kind in the hand of a player. */
export function setCardCount(state: State, player: PlayerId, card: Card, count: number): State {
  const hand = state.cards[player] ?? CARD_SET;
  return { ...state, cards: { ...state.cards, [player]: { ...hand, [card]: count } } };
}
