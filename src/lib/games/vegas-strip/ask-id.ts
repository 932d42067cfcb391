import type { PlayerId } from '$lib/core';
import type { CasinoId, Move, StripAsk } from './types';

interface Subject {
  readonly player?: PlayerId;
  readonly casino?: CasinoId;
}

/** The id of an ask, and what it is made of: the move that answers it, with whom or what it is about. */
export function askId(
  step: Move['type'],
  { player, casino }: Subject = {}
): Pick<StripAsk, 'id'> & Required<Pick<StripAsk, 'about'>> {
  const parts = [step, player, casino].filter((part) => part !== undefined);
  return { id: parts.join(' '), about: { step, ...(casino === undefined ? {} : { casino }) } };
}
