let last: MouseEvent | undefined;

/** Records every tap from now on, for modules that a later page loads. */
export function recordTaps(): void {
  onclick = (event) => (last = event);
}

/** The last tap on any page. */
export function lastTap(): MouseEvent | undefined {
  return last;
}
