import { namesOf, type Names, type PlayerColour, type PlayerId, type Seat } from '$lib/core';

/** How the board draws and calls the players. */
export interface People {
  readonly names: Names;
  colour(player: PlayerId): PlayerColour;
}

export function peopleOf(seats: readonly Seat[]): People {
  const colours = new Map(seats.map((seat) => [seat.player, seat.colour]));
  return { names: namesOf(seats), colour: (player) => colours.get(player) ?? 'white' };
}
