import type { Terms } from '$lib/core';

/** Which sheet of paper lies over the match. */
export type OpenSheet =
  | { readonly sheet: 'log' | 'stopped' }
  /** Opens at a paragraph; without one at the paragraph that matters now. */
  | { readonly sheet: 'rules'; readonly rule?: string }
  | { readonly sheet: 'why'; readonly why: Terms['Why'] };
