import type { PlayerId } from '$lib/core';
import type { CasinoId, Move, StripAsk } from '$lib/games/vegas-strip/types';

interface Subject {
  readonly player?: PlayerId;
  readonly casino?: CasinoId;
}

/** Makes the id of an ask, and the values that it is made of: the move that answers it, and its player or casino. */
export function askId(
  step: Move['type'],
  { player, casino }: Subject = {}
): Pick<StripAsk, 'id'> & Required<Pick<StripAsk, 'about'>> {
  const parts = [step, player, casino].filter((part) => part !== undefined);
  return { id: parts.join(' '), about: { step, ...(casino === undefined ? {} : { casino }) } };
}
