import type { AskTap } from '$lib/core';
import { NO_BIG } from '$lib/games/las-vegas/actions/placement';

/** The label of undo for a part of a placement; all other taps have words that the games share. */
export function tapped(tap: AskTap): string | undefined {
  if (tap.kit !== 'pick') return undefined;
  if (tap.part === 'face') return `Casino ${tap.value} chosen`;
  if (tap.part === 'big') return tap.value === NO_BIG ? 'Without the big die' : 'With the big die';
  return undefined;
}
