import type { Choice, PlayerId } from '$lib/core';
import {
  diceAt,
  returnDice,
  oneDie,
  addDiceToCasino,
  sizesIn,
  removeDiceFromCasino,
  removeDiceLeft
} from '$lib/games/las-vegas/actions/placed-dice';
import { refuseClosed } from '$lib/games/las-vegas/state/main-state';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import { purseOf } from '$lib/games/las-vegas/state/table';
import { FACES, type Face, type Move, type State, type Why } from '$lib/games/las-vegas/types';

/** One part of an answer: a casino. */
export interface CasinoPart {
  readonly member: 'face';
  readonly value: Face;
}

/** One part of an answer: a small or a big die. */
export interface DiePart {
  readonly member: 'size';
  readonly value: Size;
}

/** The adjustment that Handicap and My Choice share: turn and place a die, or take one back. */
export type Adjustment<Id extends string> =
  | Readonly<{ type: 'tile'; tile: Id; do: 'turn'; size: Size; face: Face }>
  | Readonly<{ type: 'tile'; tile: Id; do: 'takeBack'; size: Size; face: Face }>;

/** Every die that may be turned and placed, or taken back; choices at closed casinos are refused. */
export function adjustments(
  tile: Extract<Move, { do: 'takeBack' }>['tile'],
  state: State,
  player: PlayerId
): readonly Choice<Move, Why>[] {
  const sizesLeft = sizesIn(purseOf(state, player));
  const turnChoices = FACES.flatMap((face) =>
    sizesLeft.map((size) => ({ type: 'tile', tile, do: 'turn', size, face }) as const)
  );
  const moves = FACES.flatMap((face) =>
    sizesIn(diceAt(state, face, player)).map(
      (size) => ({ type: 'tile', tile, do: 'takeBack', size, face }) as const
    )
  );
  return [...turnChoices, ...moves].map((move) => {
    const refusal = refuseClosed(state, move.face);
    return refusal === undefined ? { move } : { move, refused: refusal };
  });
}

/** True if at least one of these choices is allowed. */
export function hasAllowedChoice(choices: readonly Choice<Move, Why>[]): boolean {
  return choices.some(({ refused }) => refused === undefined);
}

/** Applies an adjustment; it activates no tile. */
export function applyAdjustment(state: State, player: PlayerId, move: Adjustment<string>): State {
  const die = oneDie(move.size);
  if (move.do === 'turn') return addDiceToCasino(removeDiceLeft(state, player, die), move.face, player, die);
  return returnDice(removeDiceFromCasino(state, move.face, player, die), player, die);
}

/** Parts of an adjustment: the action, the die, and the casino. */
export type AdjustmentPart =
  CasinoPart | DiePart | { readonly member: 'do'; readonly value: Adjustment<string>['do'] };
