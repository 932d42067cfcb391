import { spokenNamesOf, type Names, type PlayerColour, type PlayerId, type Seat } from '$lib/core';

/** The players' seats, names and colours. */
export interface People {
  readonly seats: readonly Seat[];
  readonly names: Names;
  colourOf(player: PlayerId): PlayerColour;
}

export function peopleOf(seats: readonly Seat[]): People {
  const colours = new Map(seats.map((seat) => [seat.player, seat.colour]));
  return { seats, names: spokenNamesOf(seats), colourOf: (player) => colours.get(player) ?? 'white' };
}
