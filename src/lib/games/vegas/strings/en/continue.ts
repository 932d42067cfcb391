import { listed, type Names } from '$lib/core';
import type { View } from '$lib/games/vegas/types';

/** What the button says under what a move brought about, and what comes then. */
export function continueLabel(
  { news, phase, turn, ended }: View,
  pages: number,
  names: Names
): { readonly label: string; readonly hint: string } {
  if (pages > 1) return { label: 'Next', hint: 'A table is also scored' };
  const back = news.flatMap((why) => (why.code === 'countersBack' ? why.counts : []));
  const label =
    back.length === 0 ? 'Next' : `Counters back: ${listed(back.map(({ count }) => String(count)))}`;
  if (phase === 'over') return { label: 'See the result', hint: 'That was the last gold chip' };
  if (phase === 'step') return { label, hint: 'Mary Chip moves next' };
  if (phase === 'throw') return { label, hint: `${names(turn)} still rolls` };
  return ended === undefined ? { label, hint: `${names(turn)} is next` } : { label, hint: 'One more table' };
}
