import type { Component } from 'svelte';

/** How a box draws its own pieces; `part` is the id of the part. */
export type DrawPiece = () => Promise<{
  readonly default: Component<{ readonly part: string; readonly piece: string }>;
}>;
