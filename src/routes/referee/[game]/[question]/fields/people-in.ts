import type { PlayerColour } from '$lib/core';
import type { Json } from '$lib/games/contract/form';
import type { Snippet } from 'svelte';

/**
 * A snippet that draws a value inside another: the value, its owner, the callback for a change, and the colour of its
 * dice.
 */
export type Inside = Snippet<
  [
    value: Json | undefined,
    owner: string,
    onchange: (value: Json, words: string) => void,
    colour?: PlayerColour
  ]
>;
