import type { ChosenPart, DicePart } from '$lib/parts';
import * as say from '$lib/session/strings/en/session';

/** The maximum number of dice of one kind in the tray. */
export const MAX_DICE = 12;

/** Dice with this number of faces for the tray, as many as fit. */
export function plainDice(faces: number): DicePart {
  return {
    kind: 'dice',
    id: `d${faces}`,
    title: say.diceWithFaces(faces),
    one: say.dieInASentence,
    many: say.dice,
    faces,
    mark: faces <= 6 ? 'pips' : 'figures',
    pieces: { ivory: MAX_DICE },
    names: { ivory: '' },
    hint: say.faces(faces)
  };
}

/** The tray for plain dice. */
export const DIE_TRAY = 'ivory';

/** The single die. */
export const PLAIN_DIE: ChosenPart = { part: plainDice(6), missing: { [DIE_TRAY]: 1 } };

/** The contents of the tray when it is first opened. */
export const PLAIN_DICE: ChosenPart = { part: plainDice(6), missing: { ivory: 2 } };
