import {
  namesOf,
  PLAYER_COLOURS,
  PLAYER_IDS,
  type Names,
  type PlayerId,
  type Reason,
  type Rulebook,
  type Seat
} from '$lib/core';
import type { Verdict } from '$lib/games/contract/form';

/** Maps the player names of a position to seats and back: the referee takes names, the payout functions take seats. */
export interface CaseSeats<Why> {
  readonly seats: readonly PlayerId[];
  readonly seat: (name: string) => PlayerId;
  readonly name: (player: PlayerId) => string;
  /** Turns a reason into its paragraph and sentence; `player` is the player whose claim it settles, if any. */
  readonly reason: (why: Why, player?: PlayerId) => Verdict['reasons'][number];
}

/** Seats these players in the order in which they are first named. */
export function caseSeats<Why extends Reason>(
  playerNames: readonly string[],
  { prefix }: Pick<Rulebook, 'prefix'>,
  text: { why(why: Why, names: Names): string }
): CaseSeats<Why> {
  const names = [...new Set(playerNames)];
  const seats = names.map((name, index): Seat => ({
    player: PLAYER_IDS[index] ?? 'p1',
    name,
    colour: PLAYER_COLOURS[index] ?? 'sky'
  }));
  const nameOf = namesOf(seats);
  return {
    seats: seats.map(({ player }) => player),
    seat: (name) => PLAYER_IDS[names.indexOf(name)] ?? 'p1',
    name: nameOf,
    reason: (why, player) => {
      const reason = { rule: `${prefix} ${why.rule}`, text: text.why(why, nameOf) };
      return player === undefined ? reason : { player: nameOf(player), ...reason };
    }
  };
}
