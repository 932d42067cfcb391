import { LazyModule } from '$lib/ui/lazy-module.svelte';

/** Loaded by a board that finds tiles at its casinos; the basic game does without. */
export const tileComponents = new LazyModule(() => import('./tile-components'));
