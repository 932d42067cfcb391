// eslint-disable-next-line house/words -- a query of the browser
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** False if the device asks for reduced motion. */
export function allowsMotion(): boolean {
  return !matchMedia(REDUCED_MOTION).matches;
}
