import type { BoxPart } from '$lib/parts';

const KINDS = ['track', 'token', 'supply'] as const;

/**
 * The fifteen counters and tokens of the tiles that have a `token.ts` (14 are named in print, the second round counter
 * is derived).
 */
const found = Object.values(
  import.meta.glob<readonly BoxPart[]>('./*/token.ts', { eager: true, import: 'tokens' })
).flat();

/** All counters and tokens: counters first, then single tokens, then tokens of which there are several. */
export const tokens: readonly BoxPart[] = KINDS.flatMap((kind) => found.filter((part) => part.kind === kind));
