import { browser } from '$app/environment';
import { page } from '$app/state';
import { tapGuard } from './tap-guard';
import { holdTurns, turnPage } from './slipped-taps';

/** The app is guarded from the first page on that takes this module; whatever acts takes it. */
if (browser) {
  holdTurns();
  tapGuard.watch();
  $effect.root(() => {
    // Whatever stands behind the # is of the same page.
    const shown = $derived(page.url.pathname + page.url.search);
    $effect(() => {
      if (shown !== '') turnPage();
    });
  });
}
