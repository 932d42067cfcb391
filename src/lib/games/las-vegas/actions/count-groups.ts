import { CHIP_COLOURS, type ChipColour } from '$lib/chip-cards';
import { PLAYER_IDS } from '$lib/core';
import { FACES, IMAGINARY_PLAYERS, SIZES, type Face, type Size, type DiceOwner } from './owned-dice';

/** The row of the dice that are at no casino. */
export const IN_BOX = 'box';

/** Id of the group that counts a player's dice of one size. */
export function countGroup(owner: DiceOwner, size: Size): string {
  return `${owner} ${size}`;
}

/** Owner and size of the dice that a group counts; undefined if the group does not count dice. */
export function parseDiceGroup(
  group: string
): { readonly owner: DiceOwner; readonly size: Size } | undefined {
  return [...PLAYER_IDS, ...IMAGINARY_PLAYERS]
    .flatMap((player) => SIZES.map((size) => ({ owner: player, size })))
    .find(({ owner, size }) => countGroup(owner, size) === group);
}

/** Id of the group that counts the chip cards of one colour at one casino. */
export function chipCardGroup(face: Face, colour: ChipColour): string {
  // eslint-disable-next-line house/words -- the id of an ask
  return `chipCards ${face} ${colour}`;
}

/** Casino and colour of the chip cards that a group counts; undefined for any other group. */
export function parseChipCardGroup(
  group: string
): { readonly face: Face; readonly colour: ChipColour } | undefined {
  return FACES.flatMap((face) => CHIP_COLOURS.map((colour) => ({ face, colour }))).find(
    ({ face, colour }) => chipCardGroup(face, colour) === group
  );
}
