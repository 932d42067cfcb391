import type { BoxPart } from '$lib/parts';

const KINDS = ['track', 'token', 'supply'] as const;

/** The fifteen counters and tokens of the tiles that have a `token.ts` (14 named in print, the second round counter derived). */
const found = Object.values(
  import.meta.glob<readonly BoxPart[]>('./*/token.ts', { eager: true, import: 'tokens' })
).flat();

/** The counters first, then the single tokens, then those of which there are several. */
export const tokens: readonly BoxPart[] = KINDS.flatMap((kind) => found.filter((part) => part.kind === kind));
