import { isJoinMove, PLAYER_IDS, stayingPlayers } from '$lib/core';
import { joinEvent, startingMoney } from '$lib/games/contract/joining';
import { CARD_SET } from '$lib/games/vegas/data';
import { meta } from '$lib/games/vegas/meta';
import { goldTotal, isOpen } from '$lib/games/vegas/state/table';
import { progress } from '$lib/games/vegas/state/view';
import type { Phase, State } from '$lib/games/vegas/types';
import { notNowReason, type VegasAction } from './action';
import { firstTables } from './stand';

/** In these phases nothing is in progress: between two turns, two tables, or two entries about the board. */
const PHASES_BETWEEN_TURNS: ReadonlySet<Phase> = new Set(['first', 'turn', 'tables', 'resume']);

/** With fewer gold chips on the board, there is no other table to move to or to send a Front-man to (1.15). */
const MIN_CHIPS = 2;

/**
 * A player joins with all pieces of a free colour (1.13), and with the lowest total if the players say so (1.14). The
 * newcomer's pawn goes to a table before the next turn.
 */
export const join: VegasAction<'join'> = {
  isReadable: isJoinMove,
  refuse(state, { player, round, start }) {
    const { seats, phase, tables, options } = state;
    const { max } = meta.players;
    if (phase === 'over') return notNowReason(state);
    if (seats.length >= max) return { code: 'joinFull', rule: '1.13', max };
    if (tables.filter((_, table) => isOpen(state, table)).length < MIN_CHIPS)
      return { code: 'joinLast', rule: '1.15' };
    if (!PHASES_BETWEEN_TURNS.has(phase)) return { code: 'joinSoon', rule: '1.13' };
    if (player !== PLAYER_IDS[seats.length] || round !== progress(state).round)
      return { code: 'joinAgain', rule: '1.13' };
    const isSecret = start === 'lowest' && options.holdings === 'hidden';
    return isSecret ? { code: 'startHidden', rule: '1.14' } : undefined;
  },
  apply(state, move) {
    const { player } = move;
    const totals = stayingPlayers(state).map((player) => goldTotal(state, player));
    const postings = startingMoney(move, totals, '1.14');
    const [goldPosting] = postings;
    const stateAfter: State = {
      ...state,
      news: [],
      seats: [...state.seats, player],
      cards: { ...state.cards, [player]: CARD_SET },
      ...(goldPosting === undefined ? {} : { starts: { ...state.starts, [player]: goldPosting.value } })
    };
    return { state: chooseFirstTable(stateAfter), postings };
  },
  log: (_, move) => joinEvent(move)
};

/** Lets the newcomer choose a first table, if pawns are entered (1.5). */
function chooseFirstTable(state: State): State {
  const { phase, turn } = state;
  if (phase === 'first') return firstTables(state);
  const stateAfter: State = { ...state, joinedLate: true };
  return phase === 'turn' ? firstTables({ ...stateAfter, begins: turn }) : stateAfter;
}
