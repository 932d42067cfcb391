/**
 * Leaves a note of how many matches are running for the script in `app.html`, so that the next first page
 * keeps their room free and nothing moves when they come.
 */
export function noteRunning(count: number): void {
  const { dataset } = document.documentElement;
  if (count === 0) delete dataset['running'];
  else dataset['running'] = String(count);
  try {
    if (count === 0) localStorage.removeItem('croupier-running');
    else localStorage.setItem('croupier-running', String(count));
  } catch {
    // A browser that keeps nothing has no matches either.
  }
}

/** The same for a match that has just been opened, until the first page counts again. */
export function noteMatch(): void {
  if (document.documentElement.dataset['running'] === undefined) noteRunning(1);
}
