const LETTERS = ['1rem', 'Inter'].join(' ');

/**
 * Letters that cost no network are there with the first word: where the worker keeps them the script in `app.html`
 * says so, and a page that was come to from another finds them loaded.
 */
export function fontsAreCached(): void {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (isKept || document.fonts.check(LETTERS)) setIn();
}

/** The letters come where they have not been waited for; what stands in for them stays where they cannot be loaded. */
export async function loadFonts(): Promise<void> {
  await document.fonts.load(LETTERS);
  setIn();
}

function setIn(): void {
  document.documentElement.dataset['letters'] = '';
}
