import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Gate from './Gate.svelte';

let shown: object;
let laid = 0;

beforeEach(() => {
  laid = 0;
  shown = mount(Gate, {
    target: document.body,
    props: {
      seat: { player: 'p1', name: 'Anna', colour: 'sky' },
      ask: 'read',
      moment: 1,
      lies: 'Two cards lie face down.',
      wants: 'look',
      what: 'your cards',
      laid: 'it is covered',
      words: '',
      ready: true,
      onlay: () => void (laid += 1),
      onlook: () => true,
      onopen: () => undefined,
      children: createRawSnippet(() => ({ render: () => '<p>Two cards</p>' }))
    }
  });
  flushSync();
});

afterEach(() => unmount(shown));

/** A finger on the middle of the button that holds, at a time of its own. */
function finger(type: 'pointerdown' | 'pointerup', at: number): void {
  const button = document.querySelector<HTMLElement>('.hold, .holding');
  if (button === null) throw new Error('nothing to hold');
  button.setPointerCapture = () => undefined;
  const { left, top, width, height } = button.getBoundingClientRect();
  const where = { clientX: left + width / 2, clientY: top + height / 2 };
  const event = new PointerEvent(type, { ...where, pointerId: 1, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  button.dispatchEvent(event);
  flushSync();
}

test.each([
  ['a short tap', 120, 0],
  ['a hold', 900, 1]
])('%s on what only has to be seen tells that it was seen, or not', (_, long, times) => {
  finger('pointerdown', 1000);
  expect(document.body.textContent).toContain('Two cards');
  finger('pointerup', 1000 + long);
  expect(document.querySelector('.gate > .hand')).toBeNull();
  expect(laid).toBe(times);
});
