// eslint-disable-next-line house/words -- a query of the browser
const QUIET = '(prefers-reduced-motion: reduce)';
const FLY = 700;

/** False if the device asks for reduced motion. */
export function mayMove(): boolean {
  return !matchMedia(QUIET).matches;
}

/**
 * Attachment that moves an element from `from` to its own place within 700 ms. If the screen closes first, the
 * animation is cancelled.
 */
export function flyFrom(from: Element | undefined): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    element.scrollIntoView({ block: 'nearest' });
    if (from === undefined || !mayMove()) return undefined;
    const [start, end] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
    // Rectangles are in pixels of the screen, transforms in those of the element.
    const { currentCSSZoom: scale = 1 } = element as { readonly currentCSSZoom?: number };
    const across = (start.left + start.width / 2 - end.left - end.width / 2) / scale;
    const down = (start.top + start.height / 2 - end.top - end.height / 2) / scale;
    const flight = element.animate(
      [
        { transform: `translate(${across}px, ${down}px) rotate(0deg)`, zIndex: 5 },
        { transform: `translate(${across * 0.2}px, ${down * 0.3}px) rotate(-9deg)`, offset: 0.65 },
        { transform: 'none' }
      ],
      { duration: FLY, easing: 'cubic-bezier(.2,.8,.2,1)' }
    );
    return () => flight.cancel();
  };
}
