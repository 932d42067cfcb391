import { isCount, isOptional, type Choice, type ChoiceParts } from '$lib/core';
import { refuseClosed } from '$lib/games/las-vegas/state/main-state';
import { offerChipCard } from '$lib/games/las-vegas/state/chip-cards';
import { purseOf, diceShowing } from '$lib/games/las-vegas/state/table';
import { mainRules } from '$lib/games/las-vegas/tiles';
import { FACES, isFace, type Move, type State, type TableAsk, type Why } from '$lib/games/las-vegas/types';
import { choiceOf, refuseTurn, type LasVegasAction } from './action';
import { bigDiePlacedReason } from './big-die';
import { passChoices } from './pass';
import { NO_BIG_DIE } from './placement';
import { diceOfPlacement, withPlacedDice } from './placing';
import { continueMatch } from './turn';

type Place = Extract<Move, { type: 'place' }>;

/** A player places all dice of one number at its casino; then the tiles of the main game act (3.2). */
export const place: LasVegasAction<'place'> = {
  isReadable: ({ face, small, big }) =>
    isFace(face) && isOptional(isCount)(small) && isOptional(isCount)(big),
  refuse: (state, move) => refuseTurn(state) ?? refuseClosed(state, move.face) ?? refuseDice(state, move),
  apply(state, move) {
    const player = state.turn;
    const dice = diceOfPlacement(state, move);
    const cause = { by: 'placing', dice, rolled: true } as const;
    const placedResult = {
      state: offerChipCard(withPlacedDice(state, move), player, move.face, dice),
      postings: []
    };
    return continueMatch(
      mainRules(state)?.applyPlacement(placedResult, move.face, player, cause) ?? placedResult
    );
  },
  log(stateBefore, move) {
    const { small, big } = diceOfPlacement(stateBefore, move);
    return { code: 'placed', player: stateBefore.turn, face: move.face, small, big };
  }
};

/** The parts of a placement: its number, and the number at which the big die is placed, if any. */
const PARTS: ChoiceParts = { face: FACES.map(String), big: [NO_BIG_DIE, ...FACES.map(String)] };

/**
 * Asks a player to place dice or to pass. If the roll is entered, there is one choice per casino, otherwise one per
 * casino and number of dice.
 */
export function placeAsk(state: State): TableAsk {
  const choices = [...placementChoices(state), ...passChoices(state)];
  const ask = { id: 'place', for: state.turn, kind: 'choose', choices } as const;
  return state.arena.roll === undefined ? { ...ask, parts: PARTS } : ask;
}

function placementChoices(state: State): readonly Choice<Move, Why>[] {
  const { small, big } = purseOf(state, state.turn);
  const moves = FACES.flatMap((face): readonly Place[] => {
    if (state.arena.roll !== undefined) return [{ type: 'place', face }];
    return countsUpTo(big).flatMap((bigHere) =>
      countsUpTo(small)
        .filter((smallHere) => smallHere + bigHere > 0)
        .map((smallHere) => ({ type: 'place', face, small: smallHere, big: bigHere }) as const)
    );
  });
  return moves.map((move) => choiceOf(place, state, move));
}

function countsUpTo(max: number): readonly number[] {
  return Array.from({ length: max + 1 }, (_, count) => count);
}

function refuseDice(state: State, { face, small = 0, big = 0 }: Place): Why | undefined {
  const player = state.turn;
  if (state.arena.roll === undefined) {
    const purse = purseOf(state, player);
    if (small + big === 0) return { code: 'noDice', rule: '3.2', player };
    if (small > purse.small) return { code: 'tooMany', rule: '3.1', player, small, has: purse.small };
    return big > purse.big ? bigDiePlacedReason(state, player) : undefined;
  }
  const rolledDice = diceShowing(state.arena.roll, face);
  if (rolledDice.small + rolledDice.big === 0) return { code: 'notRolled', rule: '3.2', player, face };
  const isEntered = small + big > 0;
  if (!isEntered || (small === rolledDice.small && big === rolledDice.big)) return undefined;
  return { code: 'notAll', rule: '3.2', player, face, small: rolledDice.small, big: rolledDice.big };
}
