import { untrack } from 'svelte';

/** What the one live region of the page says; a counter tells the same words said twice apart. */
const said = $state({ words: '', turn: 0 });

/** Says something once to those who listen to the screen. */
export function announce(words: string): void {
  said.words = words;
  said.turn = untrack(() => said.turn) + 1;
}

/** The words for the live region, which has two halves so that repeated words are heard again. */
export function heard(half: 0 | 1): string {
  return said.turn % 2 === half ? said.words : '';
}
