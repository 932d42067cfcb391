import { formatDollars, plural, type AskTap } from '$lib/core';
import { NO_BIG_DIE } from '$lib/games/las-vegas/actions/placement';
import { isTile, tileOf } from '$lib/games/las-vegas/tiles';

/** The undo label for the bank's notes and for parts of an answer. The labels of other taps are shared by all games. */
export function tapText(tap: AskTap): string | undefined {
  if (tap.kit === 'count' && tap.group === 'bank')
    return `${plural(tap.count, 'note')} of ${formatDollars(Number(tap.row))} in the bank`;
  if (tap.kit !== 'pick') return undefined;
  const [tile = ''] = tap.ask.split(' ');
  if (isTile(tile))
    return tileOf(tile).tapLabels[tap.part]?.(/^\d+$/.test(tap.value) ? Number(tap.value) : tap.value);
  if (tap.part === 'face') return `casino ${tap.value}`;
  if (tap.part === 'big') return tap.value === NO_BIG_DIE ? 'no big die' : 'the big die';
  return undefined;
}
