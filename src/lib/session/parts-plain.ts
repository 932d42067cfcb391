import type { ChosenPart, DicePart } from '$lib/parts';
import * as say from './words';

/** The most dice of one kind that the tray takes. */
export const MOST_DICE = 12;

/** Dice of so many faces for the tray, as many as fit on it. */
export function plainDice(faces: number): DicePart {
  return {
    kind: 'dice',
    id: `d${faces}`,
    title: say.diceWithFaces(faces),
    one: say.dieInASentence,
    many: say.dice,
    faces,
    mark: faces <= 6 ? 'pips' : 'figures',
    pieces: { ivory: MOST_DICE },
    names: { ivory: '' },
    hint: say.faces(faces)
  };
}

/** The tray that plain dice lie in. */
export const DIE_TRAY = 'ivory';

/** The one die of no box. */
export const PLAIN_DIE: ChosenPart = { part: plainDice(6), missing: { [DIE_TRAY]: 1 } };

/** What lies in the tray when it is first opened. */
export const PLAIN_DICE: ChosenPart = { part: plainDice(6), missing: { ivory: 2 } };
