import type { PartsSitting } from './parts-sitting.svelte';

/** Part sets of which storage lacks something; they outlast the screen of the set. */
export const keptParts = new Map<string, PartsSitting>();
