import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordTaps } from './last-tap';
import { blockSlippedTaps, notePageChange } from './slipped-taps';

let heardEvents: string[];
let time = 10_000;

/** Taps at a point, this many milliseconds after the last tap. */
function tap(clientX: number, clientY: number, delay: number): void {
  time += delay;
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const detail = type === 'click' ? 1 : 0;
    const event = new PointerEvent(type, { clientX, clientY, detail, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: time });
    document.body.dispatchEvent(event);
  }
}

function recordEvent({ type }: Event): void {
  heardEvents.push(type);
}

beforeAll(() => {
  recordTaps();
  blockSlippedTaps();
});

beforeEach(() => {
  heardEvents = [];
  for (const type of ['pointerdown', 'click']) document.body.addEventListener(type, recordEvent);
});

afterEach(() => {
  for (const type of ['pointerdown', 'click']) document.body.removeEventListener(type, recordEvent);
});

test.each([80, 120, 200, 300, 380])(
  'the tap that turned a page does nothing on the next one after %i ms',
  (delay) => {
    tap(50, 50, 5000);
    notePageChange();
    heardEvents = [];
    tap(60, 55, delay);
    expect(heardEvents).toEqual([]);
  }
);

test('a burst of taps every 90 ms is ignored by the next page until a pause of 400 ms', () => {
  tap(50, 50, 5000);
  notePageChange();
  heardEvents = [];
  for (let tapCount = 0; tapCount < 20; tapCount += 1) tap(50, 50, 90);
  expect(heardEvents).toEqual([]);
  tap(50, 50, 401);
  expect(heardEvents).toEqual(['pointerdown', 'click']);
});

test('a tap elsewhere acts, and one in the same place acts after the hold', () => {
  tap(50, 50, 5000);
  notePageChange();
  heardEvents = [];
  tap(120, 50, 100);
  expect(heardEvents).toEqual(['pointerdown', 'click']);
  tap(50, 50, 320);
  expect(heardEvents).toEqual(['pointerdown', 'click', 'pointerdown', 'click']);
});

test('taps act as long as no page has changed', () => {
  tap(50, 50, 5000);
  tap(50, 50, 100);
  expect(heardEvents).toEqual(['pointerdown', 'click', 'pointerdown', 'click']);
});
