import { untrack } from 'svelte';

/**
 * The text of the page's single live region. `turn` counts the announcements, so that a repeated text is read again.
 */
let said = $state.raw('');
let turn = $state.raw(0);

/** Announces a text to screen readers. Effects can call it without depending on its state. */
export function announce(words: string): void {
  said = words;
  turn = untrack(() => turn) + 1;
}

/** The text for one of the two live regions. They alternate, so that a repeated text is read again. */
export function heard(half: 0 | 1): string {
  return turn % 2 === half ? said : '';
}
