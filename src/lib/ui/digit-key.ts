import { digitValue } from '$lib/core';

/**
 * The digit of a pressed key. Undefined while a sheet or a field has the focus, while the key repeats, and if another
 * handler has called `preventDefault`: whoever acts on a digit does so, so that the next screen ignores it.
 */
export function digitKey(event: KeyboardEvent): number | undefined {
  const isBusy =
    event.defaultPrevented ||
    event.repeat ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]') !== null;
  if (isBusy || (event.target instanceof HTMLInputElement && event.target.type === 'text')) return undefined;
  return digitValue(event.key);
}
