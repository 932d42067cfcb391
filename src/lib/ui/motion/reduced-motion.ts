// eslint-disable-next-line house/words -- a query of the browser
const QUIET = '(prefers-reduced-motion: reduce)';

/** False if the device asks for reduced motion. */
export function mayMove(): boolean {
  return !matchMedia(QUIET).matches;
}
