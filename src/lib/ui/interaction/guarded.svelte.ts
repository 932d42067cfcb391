import { browser } from '$app/environment';
import { page } from '$app/state';
import { tapGuard } from './tap-guard';
import { blockSlippedTaps, notePageChange } from './slipped-taps';

/**
 * Starts the tap guard. Every module that acts imports this one, so the guard starts with the first page that has
 * actions.
 */
if (browser) {
  blockSlippedTaps();
  tapGuard.watch();
  $effect.root(() => {
    // A change of the hash stays on the same page.
    const path = $derived(page.url.pathname + page.url.search);
    $effect(() => {
      if (path !== '') notePageChange();
    });
  });
}
