import { chipColourLabel, type ChipColour } from '$lib/chip-cards';
import type { View } from '$lib/games/las-vegas-cards/types';

/** Returns the name of a chip card colour in this match, for use on a button. */
export function colourLabel(colour: ChipColour, { colours }: Pick<View, 'colours'>): string {
  return chipColourLabel(colour, colours.find((each) => each.colour === colour)?.name ?? colour);
}
