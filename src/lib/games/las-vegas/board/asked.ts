import type { EntrySource } from '$lib/core';
import { wordsFor, type AskWords } from '$lib/games/define';
import { text } from '$lib/games/las-vegas/text';
import type { LasVegasAsk } from '$lib/games/las-vegas/tile-asked';
import type { View } from '$lib/games/las-vegas/types';
import type { BoardPeople } from './board-people';

export type { LasVegasAsk };
export type AskOf<Kind extends LasVegasAsk['kind']> = Extract<LasVegasAsk, { kind: Kind }>;

/** Which control is shown: the app's, or one of those that are typed. */
type Control = 'app' | 'table' | 'rolled';

/** Who supplies what this control tells. */
export function suppliedWith(control: Control): EntrySource {
  return control === 'app' ? 'app' : 'table';
}

/** What is asked, in the words for this control. */
export function wordsOf(
  ask: LasVegasAsk,
  view: View,
  { names }: BoardPeople,
  control: Control
): Omit<AskWords, 'table'> {
  return wordsFor(text.ask(ask, view, names), suppliedWith(control));
}
