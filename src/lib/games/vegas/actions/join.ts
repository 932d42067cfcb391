import { PLAYER_IDS, staying, type JoinMove, type Posting } from '$lib/core';
import { CARD_SET } from '$lib/games/vegas/data';
import { meta } from '$lib/games/vegas/meta';
import { goldTotal, isOpen } from '$lib/games/vegas/state/table';
import { progress } from '$lib/games/vegas/state/view';
import type { Phase, RefusalWhy, StartWhy, State } from '$lib/games/vegas/types';
import type { Turn } from './end-turn';
import { notNow } from './refuse-turn';
import { waitingFor } from './turn';

/** In these phases nothing is half done: between two turns, two tables, or two entries about the board. */
const BETWEEN: ReadonlySet<Phase> = new Set(['first', 'turn', 'tables', 'resume']);

/** With fewer gold chips on the board, there is no other table to move to or to send a Front-man to (1.15). */
const LEAST_CHIPS = 2;

/** Reason why nobody can join now, or undefined (1.13 to 1.15). */
export function refuseJoining(state: State, { player, round, start }: JoinMove): RefusalWhy | undefined {
  const { seats, phase, tables, options } = state;
  const { max } = meta.players;
  if (phase === 'over') return notNow(state);
  if (seats.length >= max) return { code: 'joinFull', rule: '1.13', max };
  if (tables.filter((_, table) => isOpen(state, table)).length < LEAST_CHIPS)
    return { code: 'joinLast', rule: '1.15' };
  if (!BETWEEN.has(phase)) return { code: 'joinSoon', rule: '1.13' };
  if (player !== PLAYER_IDS[seats.length] || round !== progress(state).round)
    return { code: 'joinAgain', rule: '1.13' };
  const isSecret = start === 'lowest' && options.holdings === 'hidden';
  return isSecret ? { code: 'startHidden', rule: '1.14' } : undefined;
}

/**
 * A player joins with all pieces of a free colour (1.13), and with the lowest total if the players say so (1.14). The
 * pawn goes to a table before the turn that was next.
 */
export function join(state: State, { player, start }: JoinMove): Turn {
  const lowest = Math.min(...staying(state).map((each) => goldTotal(state, each)));
  const value = start === 'lowest' ? lowest : 0;
  const joined: State = {
    ...state,
    seats: [...state.seats, player],
    cards: { ...state.cards, [player]: CARD_SET },
    ...(value === 0 ? {} : { starts: { ...state.starts, [player]: value } })
  };
  const why = { code: 'joinStarts', rule: '1.14', player, value } as const;
  const postings: readonly Posting<StartWhy>[] =
    value === 0 ? [] : [{ from: 'bank', to: player, piece: 'cash', value, why }];
  return { state: choosing(joined), postings };
}

/** Lets the newcomer choose a first table, if pawns are entered (1.5). */
function choosing(state: State): State {
  const { phase, turn } = state;
  if (phase === 'first') return { ...state, turn: waitingFor(state) ?? turn };
  const late: State = { ...state, joinedLate: true };
  if (phase !== 'turn') return late;
  const begun: State = { ...late, phase: 'first', begins: turn };
  return { ...begun, turn: waitingFor(begun) ?? turn };
}
