/** The dice that are thrown across the screen. */
const THROWN = '.thrown-dice';

/** Whether thrown dice cover the screen now. */
export function isThrowing(): boolean {
  return document.querySelector(THROWN) !== null;
}

/**
 * Calls a function at the next frame at which no thrown dice cover the screen, since nobody would see what moves behind
 * them. Returns how to stop waiting.
 */
export function afterThrow(then: () => void): () => void {
  let frame = requestAnimationFrame(function wait() {
    if (isThrowing()) frame = requestAnimationFrame(wait);
    else then();
  });
  return () => cancelAnimationFrame(frame);
}
