import type { Names } from '$lib/core';
import type { Interlude } from '$lib/games/contract/define';
import { END } from '$lib/games/vegas/strings/en/asks';
import { text } from '$lib/games/vegas/strings/en/log';
import type { View, Vegas } from '$lib/games/vegas/types';
import Duel from './duels/Duel.svelte';
import { revealedDuel, scoredTable } from './news';
import Scored from './Scored.svelte';
import * as say from '$lib/games/vegas/strings/en/board';

/** The dice of a duel, the table that the last move scored, and the end; a chip that left an empty table has none. */
export function interludes(view: View, names: Names): readonly Interlude<Vegas>[] {
  const fought = revealedDuel(view);
  const scored = scoredTable(view);
  const isOver = view.phase === 'over';
  return [
    ...(fought === undefined
      ? []
      : [{ id: 'duel', title: say.theDuel, question: text.why(fought, names), Board: Duel }]),
    ...(scored === undefined
      ? []
      : [
          {
            id: `scored:${scored}`,
            question: goldWords(view, scored, names),
            Board: Scored,
            keepsSeats: true
          } as const
        ]),
    ...(isOver && scored === undefined ? [{ id: 'end', ...END }] : [])
  ].map((item, at, all) => ({ ...nextStep(view, all.length - at, names), ...item }));
}

/** Returns the next step of the players: whose turn it is, or that the match is over. */
function nextStep(
  view: View,
  pages: number,
  names: Names
): { readonly action: string; readonly hint: string } {
  const { label, hint } = say.continueLabel(view, pages, names);
  return { action: label, hint };
}

function goldWords({ tables }: View, table: number, names: Names): string {
  const { gold = 0, closed } = tables[table] ?? {};
  return closed?.winner === undefined ? say.goldIsDiscarded(gold) : say.goldTo(gold, names(closed.winner));
}
