const LETTERS = ['1rem', 'Inter'].join(' ');

/** Shows Inter at once if it needs no network: the service worker has it, or an earlier page has loaded it. */
export function fontsAreCached(): void {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (isKept || document.fonts.check(LETTERS)) setIn();
}

/** Loads Inter without blocking the text. The fallback stays if the font cannot be loaded. */
export async function loadFonts(): Promise<void> {
  await document.fonts.load(LETTERS);
  setIn();
}

function setIn(): void {
  document.documentElement.dataset['letters'] = '';
}
