const EVENT = 'gallery-call';

/** A handler for a story: it does nothing but let the page show that it was called, and with what. */
export function reportCall(name: string): (...args: readonly unknown[]) => void {
  return (...args) => {
    const detail = `${name}(${args.map(formatValue).join(', ')})`;
    window.dispatchEvent(new CustomEvent(EVENT, { detail }));
  };
}

/** Passes on each call, in words, until the function that is returned is called. */
export function followCalls(onCall: (call: string) => void): () => void {
  const listen = (event: Event): void => onCall((event as CustomEvent<string>).detail);
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}

function formatValue(value: unknown): string {
  if (value instanceof Event) return value.type;
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
