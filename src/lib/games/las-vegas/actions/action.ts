import type { Choice } from '$lib/core';
import type { Action, MoveOf } from '$lib/games/contract/action';
import { areChipCardsToLay } from '$lib/games/las-vegas/state/chip-cards';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { isNeutralRollDue } from '$lib/games/las-vegas/state/table';
import type { LasVegas, Move, RoyaleMove, State, Why } from '$lib/games/las-vegas/types';

/** The action of one type of move. */
export type LasVegasAction<Type extends Move['type']> = Action<LasVegas, MoveOf<LasVegas, Type>>;

/**
 * An action of the main game, which is loaded with the tiles. Its moves can be read even while the tiles are not
 * loaded.
 */
export type RoyaleAction<Type extends RoyaleMove['type']> = Omit<LasVegasAction<Type>, 'isReadable'>;

/** A choice of an ask, with the reason if it is refused now. */
export function choiceOf<Type extends Move['type']>(
  action: LasVegasAction<Type>,
  state: State,
  move: MoveOf<LasVegas, Type>
): Choice<Move, Why> {
  const refusal = action.refuse(state, move);
  return refusal === undefined ? { move } : { move, refused: refusal };
}

/** Reason why a turn cannot be played now, or undefined if it can. */
export function refuseTurn(state: State): Why | undefined {
  const isPossible =
    state.phase === 'turns' && state.depth === 'turns' && !isNeutralRollDue(state) && !isWaiting(state);
  return isPossible && chipCardWanted(state) === undefined ? undefined : notNowReason(state);
}

/** The chip card ask that has to be answered first; undefined if there is none. */
export function chipCardWanted(state: State): 'chipCards' | 'chipCard' | undefined {
  if (isWaiting(state) || state.phase === 'bank') return undefined;
  if (areChipCardsToLay(state)) return 'chipCards';
  return state.chipCards?.claim === undefined ? undefined : 'chipCard';
}

/** Reason why a move is not possible now; it says what has to be done first. */
export function notNowReason(state: State): Why {
  return { code: 'notNow', rule: '7.1', wanted: expectedAction(state) };
}

function expectedAction(state: State): Extract<Why, { code: 'notNow' }>['wanted'] {
  if (state.phase === 'over') return 'nothing';
  if (state.phase === 'bank') return 'bank';
  if (isWaiting(state)) return 'tile';
  if (state.phase === 'tiles' || state.phase === 'deal') return state.phase;
  const chipCard = chipCardWanted(state);
  if (chipCard !== undefined) return chipCard;
  if (state.depth === 'rounds') return 'count';
  if (isNeutralRollDue(state)) return 'neutral';
  return state.arena.roll === undefined ? 'turn' : 'place';
}
