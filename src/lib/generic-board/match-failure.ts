import { getContext, setContext } from 'svelte';

const FAILURE = Symbol('match-failure');

/** Lets whatever is shown of a match say that it has failed. */
export function provideFailure(fail: () => void): void {
  setContext(FAILURE, fail);
}

/** Says that something of the match has failed; undefined outside of its page. */
export function matchFailure(): (() => void) | undefined {
  return getContext(FAILURE);
}
