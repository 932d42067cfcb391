/** Calls back when the page is looked at again or the network returns, the moments at which a device wakes. */
export function whenAwake(wake: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('online', wake);
  };
}

/** Lets the browser ask before the page is closed, as long as something on it would be lost. */
export function guardPage(unsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (unsaved()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
