import { digitValue } from '$lib/core';

/**
 * The digit of a pressed key. Undefined while a sheet is open or a text field has the focus, if the key repeats, and if another
 * handler has called `preventDefault`: handlers of a digit call it, so that the next screen ignores the key.
 */
export function digitKey(event: KeyboardEvent): number | undefined {
  const isBlocked =
    event.defaultPrevented ||
    event.repeat ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]') !== null;
  if (isBlocked || (event.target instanceof HTMLInputElement && event.target.type === 'text'))
    return undefined;
  return digitValue(event.key);
}
