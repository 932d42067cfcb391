import { digitValue } from '$lib/core';

/**
 * The digit that a key means; undefined while a sheet or a field has the keys, where the key only stays down, and once
 * somebody has heard it: who acts on a key prevents its default, so that what it brings up does not hear it again.
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
