import type { GameTypes } from '$lib/core';

/** Which sheet of paper lies over the match. */
export type OpenSheet =
  | { readonly sheet: 'log' | 'stopped' | 'dropped' }
  /** Opens at a paragraph; without one at the paragraph that matters now. */
  | { readonly sheet: 'rules'; readonly rule?: string }
  | { readonly sheet: 'why'; readonly why: GameTypes['Why']; readonly supposing?: string | undefined };

/** What can be done with the lines that an edit or undo took back. */
export interface DroppedActions {
  /** The first of them is entered again as it was. */
  readonly enterAgain: () => void;
  /** One of them is not wanted any more. */
  readonly leaveOut: (seq: number) => void;
}
