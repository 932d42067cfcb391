import type { PlayerId } from '$lib/core';
import { spacesOf, type Board } from './board';
import { CARD_SET, COUNTERS, type Card } from './data';
import type { Space, State, TableName, Why } from './types';

type Lying = Pick<State, 'options' | 'tables'>;

/** The spaces of a table with what lies on them; none where no board is known. */
export function spacesAt({ options, tables }: Lying, table: number): readonly Space[] {
  const printed = options.board?.tables[table];
  const counters = tables[table]?.counters ?? {};
  return (printed === undefined ? [] : spacesOf(printed)).map((numbers, at) => {
    const counter = counters[at];
    return counter === undefined ? { numbers } : { numbers, counter };
  });
}

/** Whether there is such a table and it still has its gold chip. */
export function isOpen({ tables }: Pick<State, 'tables'>, table: number): boolean {
  const found = tables[table];
  return found !== undefined && found.closed === undefined;
}

/** Counters that a player has in hand. */
export function countersOf({ tables }: Pick<State, 'tables'>, player: PlayerId): number {
  const lying = tables.flatMap(({ counters }) => Object.values(counters));
  return COUNTERS - lying.filter((whose) => whose === player).length;
}

/** How many of a card a player has in hand. */
export function cardsOf({ cards }: Pick<State, 'cards'>, player: PlayerId, card: Card): number {
  return (cards[player] ?? CARD_SET)[card];
}

/** The table that whoever's turn it is plays at: where a Front-man was sent, else where the pawn stands. */
export function hereOf({ sentTo, pawns, turn }: State): number | undefined {
  return sentTo ?? pawns[turn];
}

/** How a table is called: by its gold, and which one of that gold. */
export function nameOf({ options: { board } }: Pick<State, 'options'>, table: number): TableName {
  const gold = board?.tables[table]?.gold;
  if (board === undefined || gold === undefined) return { table };
  const ofSameGold = (tables: Board['tables']): number => tables.filter((each) => each.gold === gold).length;
  if (ofSameGold(board.tables) === 1) return { table, gold };
  return { table, gold, nth: ofSameGold(board.tables.slice(0, table + 1)) };
}

/** Nobody has a counter in hand, and nobody a Mary Chip card to bring some back (2.9). */
export function isStuck(state: State): boolean {
  return state.seats.every(
    (player) => countersOf(state, player) === 0 && cardsOf(state, player, 'mary-chip') === 0
  );
}

/** Whether whoever's turn it is stands where a counter can be placed, and has one. */
export function canPlace(state: State): boolean {
  const here = hereOf(state);
  return here !== undefined && isOpen(state, here) && countersOf(state, state.turn) > 0;
}

export function nextAfter(seats: readonly PlayerId[], player: PlayerId): PlayerId {
  return seats[(seats.indexOf(player) + 1) % seats.length] ?? player;
}

/** The table with more to say of what the move has brought about. */
export function say(state: State, ...whys: readonly Why[]): State {
  return { ...state, news: [...state.news, ...whys] };
}

/** The table with a counter on this space, or none. */
export function cover(state: State, table: number, space: number, whose: PlayerId | undefined): State {
  const tables = state.tables.map((each, index) => {
    if (index !== table) return each;
    const { [space]: _, ...others } = each.counters;
    return { ...each, counters: whose === undefined ? others : { ...others, [space]: whose } };
  });
  return { ...state, tables };
}

/** The table after a player has played one of these cards. */
export function spend(state: State, player: PlayerId, card: Card): State {
  return hold(state, player, card, cardsOf(state, player, card) - 1);
}

/** The table with so many of a card in a player's hand. */
export function hold(state: State, player: PlayerId, card: Card, left: number): State {
  const hand = state.cards[player] ?? CARD_SET;
  return { ...state, cards: { ...state.cards, [player]: { ...hand, [card]: left } } };
}
