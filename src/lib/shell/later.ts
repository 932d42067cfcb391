import { LazyModule } from '$lib/ui/page/lazy-module.svelte';

/** The screens of a match that its first ask does without. */
export const later = new LazyModule(() => import('./later-screens'));

/** The shell's own pads, which a question does without if it is answered on the table or has a pad of its own. */
export const pads = new LazyModule(() => import('$lib/ui/ask/AskPart.svelte'));
