let last: MouseEvent | undefined;

/** Notes every tap of the app from here on: whoever needs it may come with a later page. */
export function noteTaps(): void {
  addEventListener('click', (event) => (last = event), true);
}

/** The last tap of all, on whatever page. */
export function lastTap(): MouseEvent | undefined {
  return last;
}
