import { GOOD_LUCK, type Card } from '$lib/games/vegas/data';
import { cardsOf, countersOf, isOpen, isStuck, nameOf } from '$lib/games/vegas/state/table';
import type { Move, RefusalWhy, State } from '$lib/games/vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
type TurnMove = MoveOf<'throw' | 'goodLuck' | 'frontMan' | 'maryCard' | 'change' | 'pass'>;

/** Refuses a move with the phase that the match is in. */
export function notNow(state: State): RefusalWhy {
  return { code: 'notNow', rule: '9.1', wanted: state.phase };
}

/** Returns the reason why there is no such table, or why no counter can be placed there any more. */
export function refuseTable(state: State, table: number): RefusalWhy | undefined {
  if (state.tables[table] === undefined) return { code: 'noSuchTable', rule: '1.1' };
  return isOpen(state, table) ? undefined : { code: 'tableScored', rule: '6.9', at: nameOf(state, table) };
}

/** Checks the move that starts a turn. After a card is played, only the roll is left. */
export function refuseTurn(state: State, move: TurnMove): RefusalWhy | undefined {
  if (state.phase === 'throw') return move.type === 'throw' ? undefined : notNow(state);
  if (state.phase !== 'turn') return notNow(state);
  if (move.type === 'change') return refuseNewTable(state, move.table);
  const player = state.turn;
  const stands = state.pawns[player] ?? 0;
  if (!isOpen(state, stands)) {
    // It is printed that the pawn has to move. It is our interpretation that no card or pass can replace this.
    const rule = move.type === 'throw' || move.type === 'goodLuck' ? '2.4' : '2.5';
    return { code: 'mustChange', rule, at: nameOf(state, stands), player };
  }
  switch (move.type) {
    case 'throw':
      return isStuck(state) ? undefined : needsCounter(state);
    case 'goodLuck':
      return needsCounter(state) ?? needsCard(state, GOOD_LUCK[move.number]);
    case 'frontMan':
      return needsCounter(state) ?? needsCard(state, 'front-man') ?? refuseSending(state, move.table);
    case 'maryCard':
      return needsCard(state, 'mary-chip');
    case 'pass': {
      const left = countersOf(state, player);
      return left === 0 ? undefined : { code: 'hasCounters', rule: '2.7', player, left };
    }
  }
}

function refuseNewTable(state: State, table: number): RefusalWhy | undefined {
  const player = state.turn;
  if (state.pawns[player] === table && isOpen(state, table))
    return { code: 'stayedAt', rule: '2.3', at: nameOf(state, table), player };
  return refuseTable(state, table);
}

function refuseSending(state: State, table: number): RefusalWhy | undefined {
  const player = state.turn;
  if (state.pawns[player] === table)
    return { code: 'frontManHere', rule: '4.4', at: nameOf(state, table), player };
  return refuseTable(state, table);
}

function needsCounter(state: State): RefusalWhy | undefined {
  const player = state.turn;
  return countersOf(state, player) > 0 ? undefined : { code: 'noCounters', rule: '2.6', player };
}

function needsCard(state: State, card: Card): RefusalWhy | undefined {
  const player = state.turn;
  return cardsOf(state, player, card) > 0 ? undefined : { code: 'cardSpent', rule: '2.2', player, card };
}
