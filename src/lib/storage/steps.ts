/** Work that can be done a step at a time, so that a page stays alive meanwhile; each `yield` ends a step. */
export type Steps<Outcome> = Generator<undefined, Outcome>;

/** Milliseconds that are worked before the page may do something else: less than a frame. */
const AT_A_TIME = 8;

/** Does it all at once. */
export function runAtOnce<Outcome>(steps: Steps<Outcome>): Outcome {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Does it a few milliseconds at a time.
 *
 * @throws whatever a step throws, and the reason of the signal once that is aborted
 */
export async function runInSteps<Outcome>(steps: Steps<Outcome>, signal?: AbortSignal): Promise<Outcome> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < AT_A_TIME) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  }
}
