import type { Component } from 'svelte';

/** How a box draws its own pieces; `part` is the id of the part, `name` what the piece is called. */
export type DrawPiece = () => Promise<{
  readonly default: Component<{ readonly part: string; readonly piece: string; readonly name: string }>;
}>;
