import { wordsFor, type AskWords, type BoardActions } from '$lib/games/contract/define';
import type { Razzia } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Tap, View, BarView } from '$lib/games/razzia/types';
import type { People } from '$lib/ui/layout/table-people';
import type { Mode, RazziaAsk } from './mode';
import { moves, type Seat } from '$lib/core';

/** The data that every part of the board gets. */
export interface BoardTable {
  readonly view: View;
  readonly draft: readonly Tap[];
  readonly people: People;
  readonly mode: Mode;
  readonly act: BoardActions<Razzia>;
}

/** Returns the seats whose players have not left. */
export function seatsOf({ people }: Pick<BoardTable, 'people'>): readonly Seat[] {
  return people.seats.filter(({ left }) => left === undefined);
}

/** Returns the sentences of an ask for the source that answers it. */
export function asking(
  { view, people, mode }: BoardTable,
  ask: RazziaAsk | undefined = mode.asks[0]
): Omit<AskWords, 'table'> {
  return ask === undefined ? { question: '' } : wordsFor(text.ask(ask, view, people.names), mode.by);
}

/** Returns a bar as it was before its cards were revealed: with all its chits and without cards. */
export function beforeReveal({ divided: _, ...bar }: BarView): BarView {
  const paid = bar.paid.filter(moves).map(({ value }) => value);
  const chits = [...bar.chits, ...paid];
  const total = chits.reduce((sum, value) => sum + value, 0);
  return { ...bar, chits, total, cards: [], paid: [], taken: {}, settled: false };
}
