import type { PlayerColour, PlayerId, Seat } from '$lib/core';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import type { DiceOwner } from '$lib/games/las-vegas/types';
import { peopleOf as playersOf, type People as Players } from '$lib/ui/layout/table-people';
import { shortName } from './casinos/previews';

/** Names and colours of everyone who can have dice on the board. */
export interface BoardPeople extends Omit<Players, 'colour'> {
  /** All players in seat order. */
  readonly players: readonly PlayerId[];
  /** A player's name, or the word for an imaginary player's dice. */
  name(owner: DiceOwner): string;
  colour(owner: DiceOwner): PlayerColour | 'imaginary';
}

export function peopleOf(seats: readonly Seat[]): BoardPeople {
  const players = playersOf(seats);
  return {
    ...players,
    players: seats.map(({ player }) => player),
    name: (owner) => shortName(owner, players.names),
    colour: (owner) => (isImaginary(owner) ? 'imaginary' : players.colourOf(owner))
  };
}
