import { seated, type Seated } from '$lib/games/seated';
import { rulebook } from '$lib/games/las-vegas-cards/rulebook';
import { text } from '$lib/games/las-vegas-cards/text';
import type { Why } from '$lib/games/las-vegas-cards/types';

export type SeatedTable = Seated<Why>;

/** A table of these people, who sit in the order given. */
export function tableOf(names: readonly string[]): SeatedTable {
  return seated(names, rulebook, text);
}
