import type { AskTap } from '$lib/core';
import { NO_BIG } from '$lib/games/las-vegas/actions/placement';
import { isTile, tileOf } from '$lib/games/las-vegas/tiles';

/** The label of undo for a part of a placement or of an answer to a tile; all other taps have words that games share. */
export function tapped(tap: AskTap): string | undefined {
  if (tap.kit !== 'pick') return undefined;
  const [tile = ''] = tap.ask.split(' ');
  if (isTile(tile))
    return tileOf(tile).picks[tap.part]?.(/^\d+$/.test(tap.value) ? Number(tap.value) : tap.value);
  if (tap.part === 'face') return `Casino ${tap.value} chosen`;
  if (tap.part === 'big') return tap.value === NO_BIG ? 'Without the big die' : 'With the big die';
  return undefined;
}
