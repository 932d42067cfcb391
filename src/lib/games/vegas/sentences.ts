import type { Names } from '$lib/core';
import type { Why } from './types';

/** A sentence for each reason of a kind, by its code: one that is missing does not compile. */
export type Sentences<Each extends Why> = {
  readonly [Code in Each['code']]: (why: Extract<Each, { code: Code }>, names: Names) => string;
};
