import { untrack } from 'svelte';

/** What the one live region of the page says; the count of turns tells the same words said twice apart. */
let said = $state.raw('');
let turn = $state.raw(0);

/** Says something once to those who listen to the screen; an effect may say it and does not run again for it. */
export function announce(words: string): void {
  said = words;
  turn = untrack(() => turn) + 1;
}

/** The words for the live region, which has two halves so that repeated words are heard again. */
export function heard(half: 0 | 1): string {
  return turn % 2 === half ? said : '';
}
