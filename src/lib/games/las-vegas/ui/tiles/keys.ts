import type { Face } from '$lib/games/las-vegas/types';
import { memberOf } from './tile-choices';
import { askOf, type TileHands } from './tile-mode';
import type { TileMode } from './tile-mode';
import { wayOf } from './ways';

/**
 * Handles a number key: enters a face of a black die, taps the casino of that number, or chooses a count. Returns
 * false if the key does nothing.
 */
export function keyed(mode: TileMode, hands: TileHands, face: Face): boolean {
  const ask = askOf(mode, 'choose');
  const way = ask && wayOf(ask);
  if (ask === undefined) {
    if (mode.control !== 'table') return false;
    hands.die(face);
    return true;
  }
  if (way?.by === 'casino') {
    hands.casino(face);
    return true;
  }
  if (way?.by !== 'buttons' || way.key === undefined) return false;
  const { key } = way;
  const chosen = ask.choices.find((choice) => memberOf(choice, key) === face);
  if (chosen !== undefined) hands.choose(chosen);
  return chosen !== undefined;
}
