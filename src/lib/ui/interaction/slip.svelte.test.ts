import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordTaps } from './last-tap';
import { blockSlippedTaps, notePageChange } from './slipped-taps';

let heard: string[];
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

function hear({ type }: Event): void {
  heard.push(type);
}

beforeAll(() => {
  recordTaps();
  blockSlippedTaps();
});

beforeEach(() => {
  heard = [];
  for (const type of ['pointerdown', 'click']) document.body.addEventListener(type, hear);
});

afterEach(() => {
  for (const type of ['pointerdown', 'click']) document.body.removeEventListener(type, hear);
});

test.each([80, 120, 200, 300, 380])(
  'the tap that turned a page does nothing on the next one after %i ms',
  (delay) => {
    tap(50, 50, 5000);
    notePageChange();
    heard = [];
    tap(60, 55, delay);
    expect(heard).toEqual([]);
  }
);

test('with taps every 90 ms, the next page ignores them until a pause of 400 ms', () => {
  tap(50, 50, 5000);
  notePageChange();
  heard = [];
  for (let times = 0; times < 20; times += 1) tap(50, 50, 90);
  expect(heard).toEqual([]);
  tap(50, 50, 401);
  expect(heard).toEqual(['pointerdown', 'click']);
});

test('a tap elsewhere acts, and one in the same place acts after the hold', () => {
  tap(50, 50, 5000);
  notePageChange();
  heard = [];
  tap(120, 50, 100);
  expect(heard).toEqual(['pointerdown', 'click']);
  tap(50, 50, 320);
  expect(heard).toEqual(['pointerdown', 'click', 'pointerdown', 'click']);
});

test('taps act as long as no page has changed', () => {
  tap(50, 50, 5000);
  tap(50, 50, 100);
  expect(heard).toEqual(['pointerdown', 'click', 'pointerdown', 'click']);
});
