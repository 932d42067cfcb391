import { tick } from 'svelte';
import { scaleOf } from '$lib/ui/motion/motion';

/**
 * Runs an action and scrolls so that the tapped control stays under the finger, as far as its page can scroll. Fast
 * taps then hit the same control even if content above it changes.
 */
export function anchorScroll(control: HTMLElement, action: () => void): void {
  const { top } = control.getBoundingClientRect();
  action();
  void tick().then(() => {
    if (control.isConnected)
      scrollerOf(control).scrollTop += (control.getBoundingClientRect().top - top) / scaleOf(control);
  });
}

/** The nearest scrolling ancestor of the control, or the page. */
function scrollerOf(control: Element): Element {
  for (let ancestor = control.parentElement; ancestor !== null; ancestor = ancestor.parentElement)
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor;
  return document.documentElement;
}
