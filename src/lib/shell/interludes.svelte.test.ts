import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUi, Interlude } from '$lib/games/contract/define';
import type { OpenMatch } from '$lib/session';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { roll } from '$lib/session/fixtures/pennies';
import { Interludes } from './interludes.svelte';

let fixture: MatchFixture;
let open: OpenMatch;
let interludes: Interludes;
let calls: readonly string[];
let forget: () => void;
/** The interludes of a table with this many lines. */
let interludesAt: (lines: number) => readonly Interlude[];

const plain = (id: string): Interlude => ({ id, question: id, action: 'Go on' });

/** Shows one interlude a line, each with these members as well. */
function showEach(shared: Partial<Interlude>): void {
  interludesAt = (count) =>
    Array.from({ length: count }, (_, index) => ({ ...plain(`roll ${index + 1}`), ...shared }));
}

function lines(): number {
  return open.lines.filter(({ isInEffect }) => isInEffect).length;
}

beforeEach(async () => {
  fixture = await new MatchFixture().build();
  open = await fixture.open();
  calls = [];
  showEach({});
  const ui = { interludes: () => interludesAt(lines()) } as unknown as GameUi;
  forget = $effect.root(() => {
    interludes = new Interludes(
      () => ({ openMatch: open, ui, isReadOnly: false }),
      (words) => (calls = [...calls, words])
    );
  });
  flushSync();
});

afterEach(async () => {
  forget();
  await fixture.close();
});

test('the effects of a move are shown once', () => {
  expect(interludes.current).toBeUndefined();
  open.play(roll(2));
  flushSync();
  expect(interludes.current?.id).toBe('roll 1');
  interludes.done();
  expect(interludes.current).toBeUndefined();
  open.play(roll(3));
  flushSync();
  expect(interludes.current?.id).toBe('roll 2');
});

test('neither an undo nor a redo shows anything', () => {
  open.play(roll(2));
  flushSync();
  open.undo();
  flushSync();
  expect(interludes.current).toBeUndefined();
  open.redo();
  flushSync();
  expect(interludes.current).toBeUndefined();
});

test('a result from the app is shown, and an entered one is not, then or later', () => {
  showEach({ onlyIfSupplied: true });
  open.play(roll(2));
  flushSync();
  expect(interludes.current).toBeUndefined();
  open.play(roll(3), 'app');
  flushSync();
  expect(interludes.current?.id).toBe('roll 2');
});

test('cards are shown before a payout only after a move that reveals them', () => {
  showEach({ onlyAfterReveal: true });
  open.play(roll(2));
  flushSync();
  expect(interludes.current).toBeUndefined();
  Object.assign(open, { game: { ...open.game, revealingMoves: ['roll'] } });
  open.play(roll(3));
  flushSync();
  expect(interludes.current?.id).toBe('roll 2');
});

test('money is held back until its board says that it has arrived, or until it is left', () => {
  const unpaid = [{ player: 'p1', value: 4 }] as const;
  showEach({ unpaid });
  open.play(roll(2));
  flushSync();
  expect(interludes.unpaid).toEqual(unpaid);
  interludes.paid();
  expect(interludes.unpaid).toEqual([]);
  interludes.done();
  open.play(roll(3));
  flushSync();
  expect(interludes.unpaid).toEqual(unpaid);
  interludes.done();
  expect(interludes.unpaid).toEqual([]);
});

test('the label of its button reveals nothing before its money has arrived', () => {
  showEach({ actionBeforePaid: 'Next' });
  open.play(roll(2));
  flushSync();
  expect(interludes.action).toBe('Next');
  interludes.paid();
  expect(interludes.action).toBe('Go on');
});

test('steps follow each other, are spoken, and end with the question', async () => {
  const frame = (call: string) => ({ view: {}, unpaid: [], call });
  interludesAt = (count) =>
    count === 0 ? [] : [{ ...plain('steps'), frames: [frame('one'), frame('two')] }];
  open.play(roll(2));
  flushSync();
  expect(interludes.frame?.call).toBe('one');
  await expect.poll(() => interludes.frame?.call, { timeout: 3000 }).toBe('two');
  await expect.poll(() => interludes.current, { timeout: 3000 }).toBeUndefined();
  expect(calls).toEqual(['one', 'two']);
});

// Would have caught: with reduced motion, Razzia's bars were not spoken.
test('with reduced motion the steps are spoken, and the question follows at once', () => {
  const frame = (call: string) => ({ view: {}, unpaid: [], call });
  interludesAt = (count) =>
    count === 0 ? [] : [{ ...plain('steps'), frames: [frame('one'), frame('two')] }, plain('rest')];
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList);
  open.play(roll(2));
  flushSync();
  expect(interludes.current?.id).toBe('rest');
  expect(calls).toEqual(['one', 'two']);
  interludes.done();
  flushSync();
  expect(interludes.current).toBeUndefined();
  media.mockRestore();
});
