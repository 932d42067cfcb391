import { Later } from '$lib/ui/later.svelte';

/** Loaded by a board that finds tiles at its casinos; the basic game does without. */
export const laid = new Later(() => import('./laid'));
