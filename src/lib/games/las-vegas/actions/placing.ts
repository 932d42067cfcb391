import { addDice, copyOf, purseOf, diceShowing, withDice } from '$lib/games/las-vegas/state/table';
import type { Dice, Move, State } from '$lib/games/las-vegas/types';

type PlaceMove = Extract<Move, { type: 'place' }>;

/** Dice that a placement puts down: all of that number if the roll was entered (3.2). */
export function diceOfPlacement(state: State, { face, small = 0, big = 0 }: PlaceMove): Dice {
  const { roll } = state.arena;
  return roll === undefined ? { small, big } : diceShowing(roll, face);
}

/** Puts the dice of a placement at their casino, before the dice have any effect. */
export function withPlacedDice(state: State, move: PlaceMove): State {
  const player = state.turn;
  const dice = diceOfPlacement(state, move);
  const purse = purseOf(state, player);
  const stateAfter = copyOf(state);
  stateAfter.casinos = addDice(state.casinos, move.face, player, dice);
  stateAfter.arena = removePlacedFromRoll(state.arena, move);
  stateAfter.purses = {
    ...state.purses,
    [player]: withDice(purse, purse.small - dice.small, purse.big - dice.big)
  };
  return stateAfter;
}

/** Shows dice as placed even while their effects wait for a count of the bank (8.20). */
export function withPendingPlacement(state: State): State {
  const heldMove = state.royale?.counting?.held as Move | undefined;
  return heldMove?.type === 'place' ? withPlacedDice(state, heldMove) : state;
}

/** Remaining dice of an entered roll after a placement, until the turn is over. */
function removePlacedFromRoll({ roll }: State['arena'], { face }: PlaceMove): State['arena'] {
  if (roll === undefined) return {};
  const dice = roll.dice.filter((die) => die !== face);
  return { roll: roll.big === undefined || roll.big === face ? { dice } : { dice, big: roll.big } };
}
