/** A finger that rests this long on a control asks why, in milliseconds. */
const RESTED = 500;
/** A finger that moves further than this scrolls, in pixels. */
const MOVED = 10;

/**
 * An attachment for an element that acts when tapped: calls `onlong` instead if the finger rests on it, and for the
 * context menu (right click, the menu key). Undefined changes nothing.
 */
export function longPress(
  onlong: ((event: Pick<Event, 'target'>) => void) | undefined
): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (onlong === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let place = { x: 0, y: 0 };
    let isLong = false;

    const act = (event: Event): void => {
      clearTimeout(resting);
      if (!isLong) onlong(event);
      isLong = true;
    };
    const cancel = (): void => clearTimeout(resting);
    element.addEventListener(
      'pointerdown',
      (event) => {
        [place, isLong] = [{ x: event.clientX, y: event.clientY }, false];
        clearTimeout(resting);
        if (event.button === 0) resting = setTimeout(() => act(event), RESTED);
      },
      { signal }
    );
    element.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - place.x, clientY - place.y) > MOVED) cancel();
      },
      { signal }
    );
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      element.addEventListener(end, cancel, { signal });
    element.addEventListener(
      'contextmenu',
      (event) => {
        event.preventDefault();
        act(event);
        // The menu key has no pointer that would begin anew.
        if (event instanceof PointerEvent && event.pointerType === '') isLong = false;
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
