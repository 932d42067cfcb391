import type { PlayerId } from '$lib/core';
import { playersDealtIn } from '$lib/games/razzia/state/table';
import type { BarView, View } from '$lib/games/razzia/types';

/** The number of chits that fit in one line on a phone. */
const CHITS_IN_ONE_LINE = 6;

/** The player who gets the tapped chits. The rows of chits and the pad below the question share the choice. */
class ChosenTaker {
  #chosen = $state.raw<PlayerId>();

  /**
   * Returns the player who was chosen last, else the first. Players who left in this round are included, as they may
   * have taken chits.
   */
  takerIn(view: View): PlayerId | undefined {
    const players = playersDealtIn(view);
    return players.find((player) => player === this.#chosen) ?? players[0];
  }

  choose(player: PlayerId): void {
    this.#chosen = player;
  }
}

export const chosenTaker = new ChosenTaker();

/** Checks whether a bar needs more than one line of chits on a phone. */
export function isFull({ chits }: BarView): boolean {
  return chits.length > CHITS_IN_ONE_LINE;
}
