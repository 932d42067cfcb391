import { namesOf, type Names, type PlayerColour, type PlayerId, type Seat } from '$lib/core';
import { isImaginary } from '$lib/games/las-vegas/payout';
import type { Who } from '$lib/games/las-vegas/types';
import { shortName } from './standing';

/** How the board draws and calls everybody whose dice can lie there. */
export interface People {
  readonly names: Names;
  /** Everybody who sits at the table, in seat order. */
  readonly players: readonly PlayerId[];
  /** A player's name, or the word for dice that nobody owns. */
  name(who: Who): string;
  colour(who: Who): PlayerColour | 'imaginary';
}

export function peopleOf(seats: readonly Seat[]): People {
  const names = namesOf(seats);
  const colours = new Map(seats.map((seat) => [seat.player, seat.colour]));
  return {
    names,
    players: seats.map(({ player }) => player),
    name: (who) => shortName(who, names),
    colour: (who) => (isImaginary(who) ? 'imaginary' : (colours.get(who) ?? 'white'))
  };
}
