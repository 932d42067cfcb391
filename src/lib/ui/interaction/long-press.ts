/** Milliseconds after which a finger that rests on a control asks why. */
const LONG_PRESS_MS = 500;
/** Pixels after which a moving finger scrolls. */
const MOVE_TOLERANCE = 10;
const NOWHERE = { x: NaN, y: NaN };

/** Finds the part under the finger that matches a selector, also one that lets taps through to the element. */
export type PartAt = (selector: string) => Element | undefined;

/**
 * An attachment for an element that acts when tapped: calls `onlong` instead if the finger rests on it, and for the
 * context menu (right click, or the menu key, which has no place). Undefined changes nothing.
 */
export function longPress(
  onlong: ((partAt: PartAt) => void) | undefined
): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (onlong === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let holdTimer: ReturnType<typeof setTimeout> | undefined;
    let place = NOWHERE;
    let isLong = false;

    const partAt: PartAt = (selector) =>
      [...element.querySelectorAll(selector)].find((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return place.x >= left && place.x <= right && place.y >= top && place.y <= bottom;
      });
    const act = (): void => {
      clearTimeout(holdTimer);
      if (!isLong) onlong(partAt);
      isLong = true;
    };
    const cancel = (): void => clearTimeout(holdTimer);
    element.addEventListener(
      'pointerdown',
      (event) => {
        [place, isLong] = [{ x: event.clientX, y: event.clientY }, false];
        clearTimeout(holdTimer);
        if (event.button === 0) holdTimer = setTimeout(act, LONG_PRESS_MS);
      },
      { signal }
    );
    element.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - place.x, clientY - place.y) > MOVE_TOLERANCE) cancel();
      },
      { signal }
    );
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      element.addEventListener(end, cancel, { signal });
    element.addEventListener(
      'contextmenu',
      (event) => {
        event.preventDefault();
        const isKey = event instanceof PointerEvent && event.pointerType === '';
        if (isKey) place = NOWHERE;
        act();
        // The menu key has no pointer that would start again.
        if (isKey) isLong = false;
      },
      { signal }
    );
    element.addEventListener(
      'click',
      (event) => {
        if (!isLong || event.detail === 0) return;
        isLong = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { signal, capture: true }
    );
    return () => {
      cancel();
      stop.abort();
    };
  };
}
