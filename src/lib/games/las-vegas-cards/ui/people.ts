import { chipColourLabel, type ChipColour } from '$lib/chip-cards';
import type { View, Who } from '$lib/games/las-vegas-cards/types';
import { whoName } from '$lib/games/las-vegas-cards/words';
import type { MarkColour } from '$lib/ui/marks';
import type { People } from '$lib/ui/table-people';

/** Returns the mark colour of a player or of the third colour. */
export function colourOf(who: Who, people: People): MarkColour {
  return who === 'neutral' ? 'imaginary' : people.colour(who);
}

/** Returns the name of a player or of the third colour. */
export function calledBy(who: Who, people: People): string {
  return whoName(who, people.names);
}

/** Returns the name of a chip card colour in this match, for use on a button. */
export function colourLabel(colour: ChipColour, { colours }: Pick<View, 'colours'>): string {
  return chipColourLabel(colour, colours.find((each) => each.colour === colour)?.name ?? colour);
}
