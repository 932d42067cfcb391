let last: MouseEvent | undefined;

/** Notes every tap of the app from here on that does something: whoever needs it may come with a later page. */
export function noteTaps(): void {
  onclick = (event) => (last = event);
}

/** The last tap of all, on whatever page. */
export function lastTap(): MouseEvent | undefined {
  return last;
}
