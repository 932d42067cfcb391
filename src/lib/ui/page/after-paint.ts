/**
 * Preloads lazy modules one after the other once the browser is idle, so that they open at once and also work offline.
 * A failed load is ignored here; it is tried again when the module is shown.
 */
export function afterPaint(loaders: readonly (() => Promise<unknown>)[]): void {
  const load = async (): Promise<void> => {
    for (const load of loaders) await load().catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void load(), { timeout: 3000 });
  else setTimeout(() => void load(), 1000);
}

/** Resolves once the browser is idle, and after a second at the latest: for work that no one waits for. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}

/**
 * Runs a callback after the next frame is painted, so that announcements and other slow work do not delay the paint.
 */
export function afterFrame(action: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(action);
  else requestAnimationFrame(() => setTimeout(action));
}

const FONT = ['1rem', 'Inter'].join(' ');

/** Shows Inter at once if it needs no network: the service worker has it, or an earlier page has loaded it. */
export function fontsAreCached(): void {
  const isControlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (isControlled || document.fonts.check(FONT)) useLoadedFonts();
}

/** Loads Inter without blocking the text. The fallback stays if the font cannot be loaded. */
export async function loadFonts(): Promise<void> {
  await document.fonts.load(FONT);
  useLoadedFonts();
}

function useLoadedFonts(): void {
  document.documentElement.dataset['letters'] = '';
}
