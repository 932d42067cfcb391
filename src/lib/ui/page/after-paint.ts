/**
 * Preloads lazy modules one after the other once the browser is idle, so that they open at once and also work offline.
 * A failed load is ignored here; it is tried again when the module is shown.
 */
export function afterPaint(loads: readonly (() => Promise<unknown>)[]): void {
  const load = async (): Promise<void> => {
    for (const each of loads) await each().catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void load(), { timeout: 3000 });
  else setTimeout(() => void load(), 1000);
}

/**
 * Runs a callback after the next frame is painted, so that announcements and other slow work do not delay the paint.
 */
export function afterFrame(deed: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(deed);
  else requestAnimationFrame(() => setTimeout(deed));
}
