import type { EntrySource } from '$lib/core';
import { wordsFor, type AskWords } from '$lib/games/contract/define';
import { text } from '$lib/games/las-vegas/strings/en/log';
import type { LasVegasAsk } from '$lib/games/las-vegas/tiles/shared/tile-asked';
import type { View } from '$lib/games/las-vegas/types';
import type { BoardPeople } from '$lib/games/las-vegas/ui/board-people';

export type { LasVegasAsk };
export type AskOf<Kind extends LasVegasAsk['kind']> = Extract<LasVegasAsk, { kind: Kind }>;

/** The control shown: the app's, or one of those for entering by hand. */
type Control = 'app' | 'table' | 'rolled';

/** The source of the entries that this control makes. */
export function suppliedWith(control: Control): EntrySource {
  return control === 'app' ? 'app' : 'table';
}

/** The strings of an ask for this control. */
export function wordsOf(
  ask: LasVegasAsk,
  view: View,
  { names }: BoardPeople,
  control: Control
): Omit<AskWords, 'table'> {
  return wordsFor(text.ask(ask, view, names), suppliedWith(control));
}
