/**
 * Loads what a screen will need next, one after the other, once the browser has nothing else to do: it is there when
 * it is asked for, and also with the network gone. What cannot be loaded is tried again where it is shown.
 */
export function afterPaint(loads: readonly (() => Promise<unknown>)[]): void {
  const load = async (): Promise<void> => {
    for (const each of loads) await each().catch(() => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void load(), { timeout: 3000 });
  else setTimeout(() => void load(), 1000);
}

/** Does something once the next frame is on the glass: what is only heard, or comes later, does not hold it up. */
export function afterFrame(deed: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(deed);
  else requestAnimationFrame(() => setTimeout(deed));
}
