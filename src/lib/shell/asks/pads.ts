import { LazyModule } from '$lib/ui/page/lazy-module.svelte';

/** The shell's own pads, which a question does without if it is answered on the table or has a pad of its own. */
export const pads = new LazyModule(() => import('$lib/ui/ask/AskPart.svelte'));
