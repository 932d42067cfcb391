import type { Depth } from '$lib/games/contract/define';
import { CARD_SET } from '$lib/games/vegas/data';
import { notNow, refuseTable } from './refuse-turn';
import { cardsOf, countersOf, nameOf, spacesAt } from '$lib/games/vegas/state/table';
import { mayStand, placesOf } from '$lib/games/vegas/state/track';
import type { Move, RefusalWhy, State } from '$lib/games/vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

const AS_IT_IS: RefusalWhy = { code: 'asItIs', rule: '9.3' };

/**
 * Checks the table of a pawn: at the start only the asked player may choose one; when the board is entered, any pawn
 * may be set.
 */
export function refusePawn(state: State, { player, table }: MoveOf<'stand'>): RefusalWhy | undefined {
  if (state.phase === 'resume') return state.pawns[player] === table ? AS_IT_IS : refuseTable(state, table);
  if (state.phase !== 'first') return notNow(state);
  if (state.turn !== player) return { code: 'notTheirTurn', rule: '1.5', turn: state.turn };
  return refuseTable(state, table);
}

/** Checks a change of depth, which is allowed at the start of a turn or while no table is being entered. */
export function refuseChange(state: State, depth: Depth): RefusalWhy | undefined {
  if (state.phase === 'over') return notNow(state);
  if (depth === state.depth) return AS_IT_IS;
  if (depth === 'turns' && state.options.board === undefined) return { code: 'noBoard', rule: '9.4' };
  const open = depth === 'turns' ? ['tables'] : ['first', 'turn', 'resume'];
  return open.includes(state.phase) ? undefined : { code: 'depthLater', rule: '9.3', depth };
}

/** Checks an entered counter. It must leave a free space, because a full table would have been scored. */
export function refuseCounter(state: State, { table, space, whose }: MoveOf<'lies'>): RefusalWhy | undefined {
  if (state.phase !== 'resume') return notNow(state);
  const refused = refuseTable(state, table);
  if (refused !== undefined) return refused;
  const spaces = spacesAt(state, table);
  const found = spaces[space];
  const at = nameOf(state, table);
  if (found === undefined) return { code: 'noSuchSpace', rule: '3.1', at };
  if ((found.counter ?? 'nobody') === whose) return AS_IT_IS;
  if (whose === 'nobody') return undefined;
  if (countersOf(state, whose) === 0) return { code: 'noCounters', rule: '2.6', player: whose };
  const others = spaces.filter((each) => each !== found);
  return others.every(({ counter }) => counter !== undefined)
    ? { code: 'wouldFill', rule: '9.3', at }
    : undefined;
}

export function refuseHand(state: State, { player, card, left }: MoveOf<'cards'>): RefusalWhy | undefined {
  if (state.phase !== 'resume') return notNow(state);
  if (left > CARD_SET[card]) return { code: 'cardSpent', rule: '2.2', player, card };
  return cardsOf(state, player, card) === left ? AS_IT_IS : undefined;
}

export function refuseMary(state: State, at: number): RefusalWhy | undefined {
  if (state.phase !== 'resume') return notNow(state);
  if (state.mary === at) return AS_IT_IS;
  return mayStand(placesOf(state), at) ? undefined : { code: 'maryPassed', rule: '9.3' };
}
