import type { Component } from 'svelte';

/** Loads the component that draws the pieces of a box. `part` is the part's id, `name` the name of the piece. */
export type DrawPiece = () => Promise<{
  readonly default: Component<{ readonly part: string; readonly piece: string; readonly name: string }>;
}>;
