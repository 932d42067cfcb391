let lastTapEvent: MouseEvent | undefined;

/** Records every tap from now on, for modules that a later page loads. */
export function recordTaps(): void {
  onclick = (event) => (lastTapEvent = event);
}

/** The last tap on any page. */
export function lastTap(): MouseEvent | undefined {
  return lastTapEvent;
}
