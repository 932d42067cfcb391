import { isPlayer, movesPiece, type Posting } from '$lib/core';
import type { Payment } from '$lib/games/contract/define';
import { effectsOf } from '$lib/games/las-vegas/payout/effects';
import type { Why } from '$lib/games/las-vegas/types';

/** The notes and chips that tiles have moved, each from or to the casino of its tile. */
export function payments(lastPostings: readonly Posting<Why>[]): readonly Payment[] {
  const postings = effectsOf(lastPostings).flatMap((effect) => effect.postings);
  /** The bank pays in several steps; only the first names the tile. */
  const casinoNumbers = postings.flatMap(({ why }) => ('at' in why ? [String(why.at)] : []))[0];
  return postings.filter(movesPiece).flatMap(({ from, to, piece, value, why }): readonly Payment[] => {
    if (piece !== 'note' && piece !== 'chip') return [];
    const place = 'at' in why ? String(why.at) : casinoNumbers;
    if (isPlayer(to)) return [{ player: to, value, piece, place }];
    return isPlayer(from) ? [{ player: from, value: -value, piece, place }] : [];
  });
}
