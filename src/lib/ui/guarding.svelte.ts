import { browser } from '$app/environment';
import { page } from '$app/state';
import { guard } from './guard';
import { holdTurns, turnPage } from './slip';

/** The app is guarded from the first page on that takes this module; whatever acts takes it. */
if (browser) {
  holdTurns();
  guard.watch();
  $effect.root(() => {
    // Whatever stands behind the # is of the same page.
    const shown = $derived(page.url.pathname + page.url.search);
    $effect(() => {
      if (shown !== '') turnPage();
    });
  });
}
