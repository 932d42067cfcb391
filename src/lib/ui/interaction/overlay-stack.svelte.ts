import { browser } from '$app/environment';
import { pushState } from '$app/navigation';
import { navigating, page } from '$app/state';
import { tick, untrack } from 'svelte';
import { tapGuard } from './tap-guard';

/** Closes an overlay. */
type Close = () => void;

/** The open overlays, lowest first. */
let lying: readonly Close[] = $state.raw([]);
/** The number of overlays according to the current history entry. */
let depth = 0;
/** An overlay was closed by a tap, and its history entry is being removed. */
let isGoing = false;
/** The element that had the focus before `history.go`, because browsers drop the focus then. */
let focused: Element | null = null;
/** The user went back or forward. */
let isTurned = false;

/**
 * Registers an overlay: Back then closes it instead of leaving the page. Returns a function to call when the overlay
 * has closed, for whatever reason. Neither Forward nor a reload opens it again. Opening and closing hold the tap guard,
 * so that a second tap does not reach whatever is under the finger now.
 */
export function pushOverlay(close: Close): () => void {
  untrack(() => (lying = [...lying, close]));
  tapGuard.lay();
  settle();
  return () => {
    untrack(() => (lying = lying.filter((each) => each !== close)));
    tapGuard.turn();
    settle();
  };
}

/** Whether the app is changing the history itself after an overlay was closed by a tap. */
export function isAppNavigating(): boolean {
  return isGoing;
}

/** Whether any overlay is open. */
export function hasOverlay(): boolean {
  return lying.length > 0;
}

function settle(): void {
  if (browser) void tick().then(meet);
}

/** Adjusts the history to one entry for each open overlay. */
function meet(): void {
  if (navigating.to !== null) return;
  const before = depth;
  depth = depthNow();
  if (isGoing && depth === before) return;
  if (isGoing) keepFocus();
  const isBack = isTurned && !isGoing && depth < before;
  [isGoing, isTurned] = [false, false];
  if (isBack) for (const close of lying.slice(depth).reverse()) close();
  else if (lying.length > depth) push();
  else if (lying.length < depth) {
    isGoing = true;
    focused = document.activeElement;
    history.go(lying.length - depth);
  }
}

function keepFocus(): void {
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true });
  focused = null;
}

function push(): void {
  while (depth < lying.length) {
    depth += 1;
    // The full address with its hash: otherwise going back would fire a hashchange event.
    // eslint-disable-next-line svelte/no-navigation-without-resolve
    pushState(location.href, { ...page.state, over: depth });
  }
}

/** SvelteKit nests the page state inside its history state, and drops it on a reload. */
function depthNow(): number {
  const kept: unknown = history.state;
  const states = typeof kept === 'object' && kept !== null ? Object.values(kept) : [];
  const found: unknown = states.find(
    (state) => typeof state === 'object' && state !== null && 'over' in state
  );
  return (found as App.PageState | undefined)?.over ?? 0;
}

if (browser) {
  window.addEventListener('popstate', () => (isTurned = true));
  settle();
  $effect.root(() => {
    $effect(() => {
      const { over = 0 } = page.state;
      if (navigating.to === null && over !== depth) settle();
    });
  });
}
