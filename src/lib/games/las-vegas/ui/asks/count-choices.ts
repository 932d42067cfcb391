import type { Ask } from '$lib/core';
import { findPlacement } from '$lib/games/las-vegas/actions/placement';
import type { Claim, Face, Move, View, Why } from '$lib/games/las-vegas/types';
import { previewPlacing } from '$lib/games/las-vegas/ui/casinos/previews';

/** A choice when a placement is entered: a number of small dice, and the big one if it is selected. */
export interface CountChoice {
  readonly smallCount: number;
  /** Its index in the ask; undefined if there is no such choice. */
  readonly choice?: number;
  readonly refused?: Why;
  /** The claim that the player would have there. */
  readonly own?: Claim;
}

/** Choices for the number of small dice to place at a number, from none to all that are left. */
export function countChoices(
  view: View,
  place: Extract<Ask<Move, Why>, { kind: 'choose' }>,
  face: Face,
  hasBigDie: boolean
): readonly CountChoice[] {
  const player = view.turn;
  const availableDice = view.players.find((each) => each.player === player)?.small ?? 0;
  const casino = view.casinos[face - 1];
  return Array.from({ length: availableDice + 1 }, (_, smallCount): CountChoice => {
    const choice = findPlacement(place, face, smallCount, hasBigDie);
    if (choice === undefined || casino === undefined)
      return { smallCount, refused: { code: 'noDice', rule: '3.2', player } };
    const refusal = place.choices[choice]?.refused;
    const { ownClaim } = previewPlacing(casino, player, { small: smallCount, big: Number(hasBigDie) });
    return {
      ...{ smallCount, choice },
      ...(refusal === undefined ? {} : { refused: refusal }),
      ...(ownClaim === undefined ? {} : { own: ownClaim })
    };
  });
}
