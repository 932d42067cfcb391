import type { Component } from 'svelte';

const files = import.meta.glob<{ readonly default: Component }>('/stories/*.svelte');

/** The files of stories by their names. A page loads one: all of them are a thousand modules. */
export const topics = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.svelte$/g, ''), load] as const)
);
