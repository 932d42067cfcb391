import { LazyModule } from '$lib/ui/lazy-module.svelte';

/** Loaded only by a board with tiles; the basic game does without. */
export const tileComponents = new LazyModule(() => import('./tile-components'));
