import { LazyModule } from '$lib/ui/page/lazy-module.svelte';

/** Components that only a board with tiles loads; the basic game does without them. */
export const tileComponents = new LazyModule(() => import('./tiles/tile-components'));
