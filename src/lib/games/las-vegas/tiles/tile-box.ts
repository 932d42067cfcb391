import type { BoxOverrides } from '$lib/games/box-overrides';
import type { BoxWords } from '$lib/games/define';

/** What a match takes from the table's box for one tile: members of its options. */
export interface TileBox<Options extends object> extends BoxWords<Options> {
  /** As the box has it, as far as it can be played with; else as the rulebook says. */
  options(box: BoxOverrides): Options;
  /** Whether what was kept of a member can be one. */
  readonly storedData: { readonly [Member in keyof Options]-?: (kept: unknown) => boolean };
}
