import type { PlayerId } from '$lib/core';
import type { Depth } from '$lib/games/contract/define';
import { quiet, type Turn } from './end-turn';
import { cover, hold, nameOf, say, spacesAt } from '$lib/games/vegas/state/table';
import { trackOf } from '$lib/games/vegas/state/track';
import { waitingFor } from './turn';
import type { Move, State } from '$lib/games/vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Switches between entering every turn and entering only the winner of each table (9.3). */
export function changeDepth(state: State, depth: Depth): Turn {
  const entered = say(state, { code: 'toldDepth', rule: '9.3', depth });
  return quiet({ ...entered, depth, phase: depth === 'rounds' ? 'tables' : 'resume' });
}

/** Enters the owner of the counter on a space, or that it is free. */
export function enterCounter(state: State, { table, space, whose }: MoveOf<'lies'>): Turn {
  const numbers = spacesAt(state, table)[space]?.numbers ?? [1];
  const at = nameOf(state, table);
  const owner = whose === 'nobody' ? undefined : whose;
  const fact = { code: 'toldCounter', rule: '9.3', at, numbers } as const;
  const entered = say(state, owner === undefined ? fact : { ...fact, whose: owner });
  return quiet(cover(entered, table, space, owner));
}

/** Enters the table of a pawn. */
export function enterPawn(state: State, { player, table }: MoveOf<'stand'>): Turn {
  const entered = say(state, { code: 'toldPawn', rule: '9.3', at: nameOf(state, table), player });
  return quiet({ ...entered, pawns: { ...state.pawns, [player]: table } });
}

/** Enters how many cards of a kind a player still has. */
export function enterCards(state: State, { player, card, left }: MoveOf<'cards'>): Turn {
  return quiet(hold(say(state, { code: 'toldCards', rule: '9.3', player, card, left }), player, card, left));
}

/** Enters the position of Mary Chip. */
export function enterMary(state: State, at: number): Turn {
  const place = at === 0 ? 'start' : (trackOf(state.options.board)[at - 1] ?? 'blank');
  const to = typeof place === 'number' ? nameOf(state, place) : place;
  return quiet({ ...say(state, { code: 'toldMary', rule: '9.3', to }), mary: at });
}

/**
 * Continues turn by turn with this player, after the board has been entered. Players without a table choose one first.
 */
export function resume(state: State, player: PlayerId): Turn {
  const entered = say(state, { code: 'toldTurn', rule: '9.3', player });
  const begun: State = { ...entered, begins: player };
  const waiting = waitingFor(begun);
  return quiet({ ...begun, turn: waiting ?? player, phase: waiting === undefined ? 'turn' : 'first' });
}
