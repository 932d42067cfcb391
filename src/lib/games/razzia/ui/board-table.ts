import { wordsFor, type AskWords, type BoardActions } from '$lib/games/contract/define';
import type { Razzia } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Tap, View } from '$lib/games/razzia/types';
import type { People } from '$lib/ui/layout/table-people';
import type { Mode, RazziaAsk } from './mode';

/** The data that every part of the board gets. */
export interface BoardTable {
  readonly view: View;
  readonly draft: readonly Tap[];
  readonly people: People;
  readonly mode: Mode;
  readonly act: BoardActions<Razzia>;
}

/** Returns the sentences of an ask for the source that answers it. */
export function asking(
  { view, people, mode }: BoardTable,
  ask: RazziaAsk | undefined = mode.asks[0]
): Omit<AskWords, 'table'> {
  return ask === undefined ? { question: '' } : wordsFor(text.ask(ask, view, people.names), mode.by);
}
