/**
 * Saves the number of running matches for the script in `app.html`. The script reserves room for them on the home page
 * before the first paint, so that nothing shifts.
 */
export function saveRunningCount(count: number): void {
  const { dataset } = document.documentElement;
  if (count === 0) delete dataset['running'];
  else dataset['running'] = String(count);
  try {
    if (count === 0) localStorage.removeItem('croupier-running');
    else localStorage.setItem('croupier-running', String(count));
  } catch {
    // Without storage there are no matches either.
  }
}

/** Reserves room for a match that has just been opened, until the home page saves the real number. */
export function markMatch(): void {
  if (document.documentElement.dataset['running'] === undefined) saveRunningCount(1);
}
