import { browser } from '$app/environment';
import { pushState } from '$app/navigation';
import { navigating, page } from '$app/state';
import { tick, untrack } from 'svelte';
import { tapGuard } from './tap-guard';

/** Closes what lies over the page. */
type Close = () => void;

/** What lies over the page, lowest first. */
let lying: readonly Close[] = $state.raw([]);
/** How much lies over the page as the entry of the history that is shown has it. */
let depth = 0;
/** What was closed by a tap takes its entry of the history along, and that is on its way. */
let isGoing = false;
/** What had the focus before: browsers take it away wherever they go back to. */
let focused: Element | null = null;
/** Somebody went back or forward. */
let isTurned = false;

/**
 * Something lies over the page from now on: Back closes it before it leaves the page. What is returned is called
 * once it lies there no more, whoever closed it. Forward opens nothing again, nor does a page that is loaded again.
 * Either turns a page, and the tap that did it reaches nothing that has come to its place.
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

/** Whether the history goes on its own, after something was closed by a tap, and nobody went back or forward. */
export function goesOnItsOwn(): boolean {
  return isGoing;
}

/** Whether anything lies over the page. */
export function hasOverlay(): boolean {
  return lying.length > 0;
}

function settle(): void {
  if (browser) void tick().then(meet);
}

/** The history has an entry for each thing that lies over the page, and no more. */
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
    // The whole address, with what stands behind its #: going back would tell of it as changed otherwise.
    // eslint-disable-next-line svelte/no-navigation-without-resolve
    pushState(location.href, { ...page.state, over: depth });
  }
}

/** SvelteKit keeps the state of a page within that of its entry, and has forgotten it where the page was loaded again. */
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
