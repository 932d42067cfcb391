import { lastTap } from './last-tap';

/** Milliseconds after a tap within which no one can have read a control that has just appeared there. */
export const SLIP_MS = 400;
/** The radius around a tap in which a repeated tap counts as the same place, in CSS pixels. */
export const TAP_RADIUS = 24;

/** The tap that led to the current page; undefined for the page that the app started with. */
let pageTap: MouseEvent | undefined;
/** The time until which taps in the place of `pageTap` are blocked. */
let blockedUntil = 0;
/** Whether the pointerdown was blocked; the pointerup is then blocked too. */
let isPressBlocked = false;

/** Records that the last tap has led to another page. */
export function notePageChange(): void {
  pageTap = lastTap();
  blockedUntil = (pageTap?.timeStamp ?? 0) + SLIP_MS;
}

/**
 * Listens to every tap before any page does, as long as the app is open. For `SLIP_MS`, taps in the place of the tap
 * that opened the page are blocked. Each blocked tap starts this time again.
 */
export function blockSlippedTaps(): void {
  for (const eventType of ['pointerdown', 'pointerup', 'click'] as const)
    window.addEventListener(eventType, blockIfSlipped, { capture: true });
}

function blockIfSlipped(event: MouseEvent): void {
  if (event.type === 'click' && event.detail === 0) return;
  if (event.type === 'pointerdown') isPressBlocked = false;
  isPressBlocked ||= isSlipped(event);
  if (isPressBlocked) {
    blockEvent(event);
    blockedUntil = event.timeStamp + SLIP_MS;
  }
  if (event.type === 'click') isPressBlocked = false;
}

function isSlipped({ timeStamp, clientX, clientY }: MouseEvent): boolean {
  return (
    pageTap !== undefined &&
    timeStamp < blockedUntil &&
    Math.hypot(clientX - pageTap.clientX, clientY - pageTap.clientY) < TAP_RADIUS
  );
}

/** Stops an event before any handler. If it would have acted, the control animates as feedback. */
export function blockEvent(event: Event): void {
  event.stopImmediatePropagation();
  if (event.type.startsWith('pointer')) return;
  event.preventDefault();
  if (event.target instanceof Element) animateBlockedTap(event.target.closest('a, button') ?? undefined);
}

/** Animates a control as feedback for a blocked tap. */
export function animateBlockedTap(control: Element | undefined): void {
  control?.animate([{ scale: '0.97', opacity: '0.8' }, {}], 160);
}
