import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import type { BoxWords } from '$lib/games/contract/define';

/** Details of the players' copy that one tile uses, stored as members of the match's options. */
export interface TileBox<Options extends object> extends BoxWords<Options> {
  /** The members as found in the players' copy, if they are playable; otherwise as in the rulebook. */
  options(box: BoxOverrides): Options;
  /** Validators for stored members. */
  readonly storedData: { readonly [Member in keyof Options]-?: (kept: unknown) => boolean };
}
