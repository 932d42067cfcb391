import { lastTap } from './last-tap';

/** So soon after a tap, in milliseconds, nobody has read what has come to its place. */
export const SOON = 400;
/** How far around its point a finger may come down again. */
export const FINGER = 24;

/** The tap that led to the page which is shown; undefined where the app began with it. */
let turning: MouseEvent | undefined;
/** Until when its place is held. */
let until = 0;
/** The pointer went down as a slip; it goes up as one. */
let isHeld = false;

/** Another page has come, by the tap before it. */
export function turnPage(): void {
  turning = lastTap();
  until = (turning?.timeStamp ?? 0) + SOON;
}

/**
 * Hears every tap before any page does, for as long as the app is open: for a moment the tap that led to a page does
 * not reach what stands there where it was made. A tap that was held starts the moment again.
 */
export function holdTurns(): void {
  for (const kind of ['pointerdown', 'pointerup', 'click'] as const)
    window.addEventListener(kind, hear, { capture: true });
}

function hear(event: MouseEvent): void {
  if (event.type === 'click' && event.detail === 0) return;
  if (event.type === 'pointerdown') isHeld = false;
  isHeld ||= slips(event);
  if (isHeld) {
    swallow(event);
    until = event.timeStamp + SOON;
  }
  if (event.type === 'click') isHeld = false;
}

function slips({ timeStamp, clientX, clientY }: MouseEvent): boolean {
  return (
    turning !== undefined &&
    timeStamp < until &&
    Math.hypot(clientX - turning.clientX, clientY - turning.clientY) < FINGER
  );
}

/** Nothing hears the event; where it would act, the control gives under the finger instead. */
export function swallow(event: Event): void {
  event.stopImmediatePropagation();
  if (event.type.startsWith('pointer')) return;
  event.preventDefault();
  if (event.target instanceof Element) give(event.target.closest('a, button') ?? undefined);
}

/** A control answers the finger, and does nothing. */
export function give(control: Element | undefined): void {
  control?.animate([{ scale: '0.97', opacity: '0.8' }, {}], 160);
}
