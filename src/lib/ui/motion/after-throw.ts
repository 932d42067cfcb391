/** The dice that are thrown across the screen. */
const THROWN_DICE = '.thrown-dice';

/** Whether thrown dice cover the screen now. */
export function isThrowing(): boolean {
  return document.querySelector(THROWN_DICE) !== null;
}

/**
 * Calls a function at the next frame without thrown dice over the screen, since they would hide what
 * moves. It also waits for what `isDrawn` looks for. Returns a function that stops waiting.
 */
export function afterThrow(callback: () => void, isDrawn = (): boolean => true): () => void {
  let frame = requestAnimationFrame(function wait() {
    if (isThrowing() || !isDrawn()) frame = requestAnimationFrame(wait);
    else callback();
  });
  return () => cancelAnimationFrame(frame);
}
