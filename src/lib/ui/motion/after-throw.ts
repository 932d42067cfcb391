/** The dice that are thrown across the screen. */
const THROWN_DICE = '.thrown-dice';

/** Whether thrown dice cover the screen now. */
export function isThrowing(): boolean {
  return document.querySelector(THROWN_DICE) !== null;
}

/**
 * Calls a function at the next frame without thrown dice over the screen, which would hide any movement, and once
 * `isDrawn` returns true. Returns a function that stops waiting.
 */
export function afterThrow(callback: () => void, isDrawn = (): boolean => true): () => void {
  let frame = requestAnimationFrame(function wait() {
    if (isThrowing() || !isDrawn()) frame = requestAnimationFrame(wait);
    else callback();
  });
  return () => cancelAnimationFrame(frame);
}
