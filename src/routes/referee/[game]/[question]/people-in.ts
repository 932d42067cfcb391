import type { PlayerColour } from '$lib/core';
import type { Json } from '$lib/games/form';
import type { Snippet } from 'svelte';

/** How a value inside another is asked: what is told, whose it is, what a tap tells, and the colour of its dice. */
export type Inside = Snippet<
  [
    value: Json | undefined,
    owner: string,
    onchange: (value: Json, words: string) => void,
    colour?: PlayerColour
  ]
>;
