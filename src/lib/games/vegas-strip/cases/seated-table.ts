import { seated, type Seated } from '$lib/games/seated';
import { rulebook } from '$lib/games/vegas-strip/rulebook';
import { text } from '$lib/games/vegas-strip/text';
import type { Why } from '$lib/games/vegas-strip/types';

export type SeatedTable = Seated<Why>;

/** Seats these people in the order in which they are named. */
export function tableOf(names: readonly string[]): SeatedTable {
  return seated(names, rulebook, text);
}
