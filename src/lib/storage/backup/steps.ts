/** Work that can be done in steps, so that the page stays responsive; each `yield` ends a step. */
export type Steps<Outcome> = Generator<undefined, Outcome>;

/** Milliseconds of work before the page may do something else: less than a frame. */
const SLICE_MS = 8;

/** Runs all steps without a pause. */
export function runAtOnce<Outcome>(steps: Steps<Outcome>): Outcome {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Runs the steps a few milliseconds at a time.
 *
 * @throws whatever a step throws, and the signal's reason once it is aborted
 */
export async function runInSteps<Outcome>(steps: Steps<Outcome>, signal?: AbortSignal): Promise<Outcome> {
  let stepStart = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - stepStart < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    stepStart = performance.now();
  }
}
