import { LazyModule } from '$lib/ui/page/lazy-module.svelte';

/** The screens of a match that its first ask does without. */
export const secondaryScreens = new LazyModule(() => import('./secondary-screens'));

/** The shell's own pads, which a question does without if it is answered on the table or has a pad of its own. */
export const askPart = new LazyModule(() => import('$lib/ui/ask/AskPart.svelte'));
