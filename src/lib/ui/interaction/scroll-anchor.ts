import { tick } from 'svelte';

/**
 * Does what a tap asks for, and keeps the control that was tapped under the finger, as far as its page scrolls: what is
 * tapped as fast as fingers are stays the same, whatever comes or goes above it.
 */
export function anchorScroll(control: HTMLElement, deed: () => void): void {
  const { top } = control.getBoundingClientRect();
  deed();
  void tick().then(() => {
    if (control.isConnected) scrollerOf(control).scrollTop += control.getBoundingClientRect().top - top;
  });
}

/** What scrolls the control: the nearest that does, or else the page. */
function scrollerOf(control: Element): Element {
  for (let around = control.parentElement; around !== null; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.documentElement;
}
