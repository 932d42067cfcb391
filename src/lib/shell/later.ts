import { LazyModule } from '$lib/ui/page/lazy-module.svelte';

/** The screens of a match that its first ask does without. */
export const later = new LazyModule(() => import('./later-screens'));
