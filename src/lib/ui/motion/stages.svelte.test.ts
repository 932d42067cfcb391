import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stages } from './stages.svelte';

/** One tie is struck at 350 ms; then awards leave at 800 and 1650 ms, and land 700 ms later. */
const PAGE = { tieCount: 1, awardCount: 2 };

function stageCounts({ struckCount, leftCount, landedCount }: Stages): readonly number[] {
  return [struckCount, leftCount, landedCount];
}

function preferStill(prefersStill: boolean): void {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: prefersStill } as MediaQueryList);
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
  expect(stageCounts(stages)).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(350);
  expect(stageCounts(stages)).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(450);
  expect(stageCounts(stages)).toEqual([1, 1, 0]);
  vi.advanceTimersByTime(700);
  expect(stageCounts(stages)).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(850);
  expect(stageCounts(stages)).toEqual([1, 2, 2]);
  stop();
});

test.each(['pointerdown', 'keydown'])('a %s shows all of a page at once', (event) => {
  const stages = new Stages();
  const onLeave = vi.fn();
  stages.show({ ...PAGE, onleave: onLeave });
  dispatchEvent(new Event(event));
  expect(stageCounts(stages)).toEqual([1, 2, 2]);
  vi.runAllTimers();
  expect(onLeave).not.toHaveBeenCalled();
});

test('a payout page starts only after the dice animation ends', () => {
  const dice = document.createElement('i');
  dice.className = 'thrown-dice';
  document.body.append(dice);
  const stages = new Stages();
  const stop = stages.show(PAGE);
  vi.advanceTimersByTime(2000);
  expect(stageCounts(stages)).toEqual([0, 0, 0]);
  dice.remove();
  vi.advanceTimersByTime(16 + 350);
  expect(stageCounts(stages)).toEqual([1, 0, 0]);
  stop();
});

test('with reduced motion a page is complete from the start', () => {
  preferStill(true);
  const stages = new Stages();
  stages.show(PAGE);
  expect(stageCounts(stages)).toEqual([1, 2, 2]);
});

test('a page that was left no longer changes anything', () => {
  const stages = new Stages();
  stages.show(PAGE)();
  vi.runAllTimers();
  expect(stageCounts(stages)).toEqual([0, 0, 0]);
});
