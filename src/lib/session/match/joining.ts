import {
  PLAYER_COLOURS,
  PLAYER_IDS,
  totalOf,
  type JoinMove,
  type JoinStart,
  type PlayerColour
} from '$lib/core';
import type { OpenMatch } from './match.svelte';

/** The answers given in the sheet for joining. */
export interface Newcomer {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly start: JoinStart;
}

/** The colours that no player of the match has. */
export function freeColours({ match }: Pick<OpenMatch, 'match'>): readonly PlayerColour[] {
  return PLAYER_COLOURS.filter((colour) => match.seats.every((seat) => seat.colour !== colour));
}

/** The move by which someone joins in the next round; the rules say whether they accept it. */
export function joinMove(
  { match, progress }: Pick<OpenMatch, 'match' | 'progress'>,
  newcomer: Newcomer
): JoinMove {
  const player = PLAYER_IDS[match.seats.length] ?? 'p8';
  return { type: 'join', player, ...newcomer, round: progress.round };
}

/** The starting money of a player who joins like this, in the game's unit. */
export function startingSum({ game, replay }: Pick<OpenMatch, 'game' | 'replay'>, move: JoinMove): number {
  // Other money may move too, such as the jackpot of a casino that only the larger number of players uses.
  return totalOf(move.player, game.rules.play(replay.state, move).postings);
}
