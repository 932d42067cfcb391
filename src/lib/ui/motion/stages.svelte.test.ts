import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stages } from './stages.svelte';

/** One tie is struck at 350 ms; then awards leave at 800 and 1650 ms, and land 700 ms later. */
const PAGE = { ties: 1, awards: 2 };

function stageTotal({ struck, left, landed }: Stages): readonly number[] {
  return [struck, left, landed];
}

function preferStill(still: boolean): void {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: still } as MediaQueryList);
}

beforeEach(() => {
  vi.useFakeTimers();
  preferStill(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('ties are struck before an award leaves, and each award lands before the next', () => {
  const stages = new Stages();
  const stop = stages.show(PAGE);
  expect(stageTotal(stages)).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(350);
  expect(stageTotal(stages)).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(450);
  expect(stageTotal(stages)).toEqual([1, 1, 0]);
  vi.advanceTimersByTime(700);
  expect(stageTotal(stages)).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(850);
  expect(stageTotal(stages)).toEqual([1, 2, 2]);
  stop();
});

test.each(['pointerdown', 'keydown'])('a %s shows all of a page at once', (event) => {
  const stages = new Stages();
  const onleave = vi.fn();
  stages.show({ ...PAGE, onleave });
  dispatchEvent(new Event(event));
  expect(stageTotal(stages)).toEqual([1, 2, 2]);
  vi.runAllTimers();
  expect(onleave).not.toHaveBeenCalled();
});

test('a payout page starts only after the dice animation ends', () => {
  const dice = document.createElement('i');
  dice.className = 'thrown-dice';
  document.body.append(dice);
  const stages = new Stages();
  const stop = stages.show(PAGE);
  vi.advanceTimersByTime(2000);
  expect(stageTotal(stages)).toEqual([0, 0, 0]);
  dice.remove();
  vi.advanceTimersByTime(16 + 350);
  expect(stageTotal(stages)).toEqual([1, 0, 0]);
  stop();
});

test('with reduced motion a page is complete from the start', () => {
  preferStill(true);
  const stages = new Stages();
  stages.show(PAGE);
  expect(stageTotal(stages)).toEqual([1, 2, 2]);
});

test('a page that was left no longer changes anything', () => {
  const stages = new Stages();
  stages.show(PAGE)();
  vi.runAllTimers();
  expect(stageTotal(stages)).toEqual([0, 0, 0]);
});
