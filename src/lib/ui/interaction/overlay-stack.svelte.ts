import { browser } from '$app/environment';
import { pushState } from '$app/navigation';
import { navigating, page } from '$app/state';
import { tick, untrack } from 'svelte';
import { tapGuard } from './tap-guard';

/** Closes an overlay. */
type Close = () => void;

/** The open overlays, lowest first. */
let overlays: readonly Close[] = $state.raw([]);
/** The number of overlays according to the current history entry. */
let depth = 0;
/** An overlay was closed by a tap, and its history entry is being removed. */
let isGoingBack = false;
/** The element that had the focus before `history.go`, during which browsers drop the focus. */
let focusedElement: Element | null = null;
/** The user went back or forward. */
let hasPopped = false;

/**
 * Registers an overlay: Back then closes it instead of leaving the page. Returns a function to call when the overlay
 * has closed, for whatever reason. Neither Forward nor a reload opens it again. Opening and closing hold the tap guard,
 * so that a second tap does not reach whatever is under the finger now.
 */
export function pushOverlay(close: Close): () => void {
  untrack(() => (overlays = [...overlays, close]));
  tapGuard.noteOpening();
  scheduleSync();
  return () => {
    untrack(() => (overlays = overlays.filter((overlay) => overlay !== close)));
    tapGuard.noteTurn();
    scheduleSync();
  };
}

/** Whether the app is changing the history itself after an overlay was closed by a tap. */
export function isAppNavigating(): boolean {
  return isGoingBack;
}

/** Whether any overlay is open. */
export function hasOverlay(): boolean {
  return overlays.length > 0;
}

function scheduleSync(): void {
  if (browser) void tick().then(syncHistory);
}

/** Adjusts the history to one entry for each open overlay. */
function syncHistory(): void {
  if (navigating.to !== null) return;
  const oldDepth = depth;
  depth = storedDepth();
  if (isGoingBack && depth === oldDepth) return;
  if (isGoingBack) restoreFocus();
  const isBack = hasPopped && !isGoingBack && depth < oldDepth;
  [isGoingBack, hasPopped] = [false, false];
  if (isBack) for (const close of overlays.slice(depth).reverse()) close();
  else if (overlays.length > depth) pushEntries();
  else if (overlays.length < depth) {
    isGoingBack = true;
    focusedElement = document.activeElement;
    history.go(overlays.length - depth);
  }
}

function restoreFocus(): void {
  if (document.activeElement === document.body && focusedElement instanceof HTMLElement)
    focusedElement.focus({ preventScroll: true });
  focusedElement = null;
}

function pushEntries(): void {
  while (depth < overlays.length) {
    depth += 1;
    // The full address with its hash: otherwise going back would fire a hashchange event.
    // eslint-disable-next-line svelte/no-navigation-without-resolve
    pushState(location.href, { ...page.state, over: depth });
  }
}

/** SvelteKit nests the page state inside its history state, and drops it on a reload. */
function storedDepth(): number {
  const storedValue: unknown = history.state;
  const states = typeof storedValue === 'object' && storedValue !== null ? Object.values(storedValue) : [];
  const overlayState: unknown = states.find(
    (state) => typeof state === 'object' && state !== null && 'over' in state
  );
  return (overlayState as App.PageState | undefined)?.over ?? 0;
}

if (browser) {
  window.addEventListener('popstate', () => (hasPopped = true));
  scheduleSync();
  $effect.root(() => {
    $effect(() => {
      const { over = 0 } = page.state;
      if (navigating.to === null && over !== depth) scheduleSync();
    });
  });
}
