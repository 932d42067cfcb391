import { isChoice } from './words';
import { casinoMember } from './casinos';
import { memberOf } from './choosing';
import type { TileHands } from './hands';
import type { TileMode } from './tile-mode';
import type { Face } from '$lib/games/las-vegas/types';

/** What a number key does: a black die shows it, the casino of that number is tapped, or so many are chosen. */
export function keyed(mode: TileMode, hands: TileHands, face: Face): void {
  const ask = mode.asks.find(isChoice);
  if (ask === undefined || ask.id === 'fifty-fifty bet') {
    if (mode.control === 'typed') hands.die(face);
    return;
  }
  if (casinoMember(ask.id) !== undefined) {
    hands.casino(face);
    return;
  }
  const members = {
    'lucky-punch guess': 'tokens',
    'my-choice choose': 'result',
    'my-choice activate': 'face'
  };
  const member = Object.entries(members).find(([id]) => id === ask.id)?.[1];
  const chosen = ask.choices.find((choice) => member !== undefined && memberOf(choice, member) === face);
  if (chosen !== undefined) hands.choose(chosen);
}
