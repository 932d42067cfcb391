import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Gate from './Gate.svelte';

let component: object;
let placedCount = 0;
let viewCount = 0;
/** Time continues from test to test, so that the tap of one test is never held in the next. */
let start = 0;

beforeEach(() => {
  [placedCount, viewCount] = [0, 0];
  start += 10_000;
  component = mount(Gate, {
    target: document.body,
    props: {
      seat: { player: 'p1', name: 'Anna', colour: 'sky' },
      askId: 'read',
      moment: 1,
      intro: 'Two cards lie face down.',
      task: 'look',
      secret: 'your cards',
      done: 'it is covered',
      status: '',
      isReady: true,
      onconfirm: () => void (placedCount += 1),
      onlook: () => (viewCount += 1) > 0,
      onopen: () => undefined,
      children: createRawSnippet(() => ({ render: () => '<p>Two cards</p>' }))
    }
  });
  flushSync();
});

afterEach(() => unmount(component));

function heldButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('.hold, .holding');
  if (button === null) throw new Error('nothing to hold');
  return button;
}

function middlePoint(): { readonly clientX: number; readonly clientY: number } {
  const { left, top, width, height } = heldButton().getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Sends a pointer event on the middle of the hold button, at a given time. */
function dispatchFinger(
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  time: number,
  pointerId = 1,
  point = middlePoint()
): void {
  const button = heldButton();
  button.setPointerCapture = () => undefined;
  const event = new PointerEvent(type, { ...point, pointerId, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: start + time });
  button.dispatchEvent(event);
  flushSync();
}

test.each([
  ['a short tap', 120, 0],
  ['a hold', 900, 1]
])('%s on cards that only have to be viewed says whether they were viewed', (_, duration, expectedViews) => {
  dispatchFinger('pointerdown', 1000);
  expect(document.body.textContent).toContain('Two cards');
  dispatchFinger('pointerup', 1000 + duration);
  expect(document.querySelector('.gate > .hand')).toBeNull();
  expect(placedCount).toBe(expectedViews);
});

test.each([
  ['stays in its place presses the button, even if the button has moved', 3, 1],
  ['left its place and came back presses what is there now', 60, 0]
])('a finger that %s', (_, movement, expectedViews) => {
  const point = middlePoint();
  dispatchFinger('pointerdown', 1000);
  heldButton().style.translate = '0 300px';
  dispatchFinger('pointermove', 1200, 1, { ...point, clientY: point.clientY - movement });
  dispatchFinger('pointermove', 1400, 1, point);
  dispatchFinger('pointerup', 1900, 1, point);
  expect(document.querySelector('.gate > .hand')).toBeNull();
  expect(placedCount).toBe(expectedViews);
});

test('a second finger neither opens nor covers the gate', () => {
  dispatchFinger('pointerdown', 1000);
  dispatchFinger('pointerdown', 1600, 2);
  dispatchFinger('pointerup', 2000, 2);
  expect(document.body.textContent).toContain('Two cards');
  expect([viewCount, placedCount]).toEqual([1, 0]);
  dispatchFinger('pointerup', 2400);
  expect([viewCount, placedCount]).toEqual([1, 1]);
});

test('a gate opened by a key or a screen reader stays open until it is covered', () => {
  document.querySelector<HTMLElement>('.hold')?.click();
  flushSync();
  expect(document.querySelector('.gate > .hand')).not.toBeNull();
  expect(viewCount).toBe(1);
});
