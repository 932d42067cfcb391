import { getContext, setContext } from 'svelte';

const FAILURE_CONTEXT = Symbol('match-failure');

/** Lets the components of a match report that it has failed. */
export function provideFailure(reportFailure: () => void): void {
  setContext(FAILURE_CONTEXT, reportFailure);
}

/** Returns the function that reports a failure; undefined outside the page of a match. */
export function matchFailure(): (() => void) | undefined {
  return getContext(FAILURE_CONTEXT);
}
