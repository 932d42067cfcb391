/** Milliseconds after which a resting finger counts as a long press. */
const LONG_PRESS_MS = 500;
/** Pixels that a finger may move before the press counts as scrolling. */
const MOVE_TOLERANCE = 10;
const NO_POINT = { x: NaN, y: NaN };

/** Finds the part under the finger that matches a selector, even if that part lets taps through to the element. */
export type PartAt = (selector: string) => Element | undefined;

/**
 * An attachment for an element that acts when tapped. Calls `onlong` instead if the finger rests on the element, and
 * also for the context menu (right click, or the menu key, which has no position). Does nothing if `onlong` is
 * undefined.
 */
export function longPress(
  onlong: ((partAt: PartAt) => void) | undefined
): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (onlong === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let holdTimer: ReturnType<typeof setTimeout> | undefined;
    let startPoint = NO_POINT;
    let wasLongPress = false;

    const partAt: PartAt = (selector) =>
      [...element.querySelectorAll(selector)].find((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return startPoint.x >= left && startPoint.x <= right && startPoint.y >= top && startPoint.y <= bottom;
      });
    const runAction = (): void => {
      clearTimeout(holdTimer);
      if (!wasLongPress) onlong(partAt);
      wasLongPress = true;
    };
    const cancelHold = (): void => clearTimeout(holdTimer);
    element.addEventListener(
      'pointerdown',
      (event) => {
        [startPoint, wasLongPress] = [{ x: event.clientX, y: event.clientY }, false];
        clearTimeout(holdTimer);
        if (event.button === 0) holdTimer = setTimeout(runAction, LONG_PRESS_MS);
      },
      { signal }
    );
    element.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - startPoint.x, clientY - startPoint.y) > MOVE_TOLERANCE) cancelHold();
      },
      { signal }
    );
    for (const eventName of ['pointerup', 'pointercancel', 'pointerleave'])
      element.addEventListener(eventName, cancelHold, { signal });
    element.addEventListener(
      'contextmenu',
      (event) => {
        event.preventDefault();
        const isKey = event instanceof PointerEvent && event.pointerType === '';
        if (isKey) startPoint = NO_POINT;
        runAction();
        // The menu key sends no pointerdown, which would reset the flag.
        if (isKey) wasLongPress = false;
      },
      { signal }
    );
    element.addEventListener(
      'click',
      (event) => {
        if (!wasLongPress || event.detail === 0) return;
        wasLongPress = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { signal, capture: true }
    );
    return () => {
      cancelHold();
      controller.abort();
    };
  };
}
