import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUi, Interlude } from '$lib/games/contract/define';
import type { OpenMatch } from '$lib/session';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { rollMove } from '$lib/session/fixtures/pennies';
import { Interludes } from './interludes.svelte';

let fixture: MatchFixture;
let openMatch: OpenMatch;
let interludes: Interludes;
let spokenCalls: readonly string[];
let destroyRoot: () => void;
/** Returns the interludes for a log with this many lines. */
let interludesAt: (lines: number) => readonly Interlude[];

const plainInterlude = (id: string): Interlude => ({ id, question: id, action: 'Go on' });

/** Shows one interlude per log line, each with these extra members. */
function showEach(sharedFields: Partial<Interlude>): void {
  interludesAt = (count) =>
    Array.from({ length: count }, (_, index) => ({
      ...plainInterlude(`roll ${index + 1}`),
      ...sharedFields
    }));
}

function countLines(): number {
  return openMatch.lines.filter(({ isInEffect }) => isInEffect).length;
}

beforeEach(async () => {
  fixture = await new MatchFixture().build();
  openMatch = await fixture.open();
  spokenCalls = [];
  showEach({});
  const ui = { interludes: () => interludesAt(countLines()) } as unknown as GameUi;
  destroyRoot = $effect.root(() => {
    interludes = new Interludes(
      () => ({ openMatch, ui, isReadOnly: false }),
      (call) => (spokenCalls = [...spokenCalls, call])
    );
  });
  flushSync();
});

afterEach(async () => {
  destroyRoot();
  await fixture.close();
});

test('the effects of a move are shown once', () => {
  expect(interludes.current).toBeUndefined();
  openMatch.play(rollMove(2));
  flushSync();
  expect(interludes.current?.id).toBe('roll 1');
  interludes.finish();
  expect(interludes.current).toBeUndefined();
  openMatch.play(rollMove(3));
  flushSync();
  expect(interludes.current?.id).toBe('roll 2');
});

test('neither an undo nor a redo shows anything', () => {
  openMatch.play(rollMove(2));
  flushSync();
  openMatch.undo();
  flushSync();
  expect(interludes.current).toBeUndefined();
  openMatch.redo();
  flushSync();
  expect(interludes.current).toBeUndefined();
});

test('only a result from the app is shown, never one that was entered', () => {
  showEach({ onlyIfSupplied: true });
  openMatch.play(rollMove(2));
  flushSync();
  expect(interludes.current).toBeUndefined();
  openMatch.play(rollMove(3), 'app');
  flushSync();
  expect(interludes.current?.id).toBe('roll 2');
});

test('cards are shown before a payout only after a move that reveals them', () => {
  showEach({ onlyAfterReveal: true });
  openMatch.play(rollMove(2));
  flushSync();
  expect(interludes.current).toBeUndefined();
  Object.assign(openMatch, { game: { ...openMatch.game, revealingMoves: ['roll'] } });
  openMatch.play(rollMove(3));
  flushSync();
  expect(interludes.current?.id).toBe('roll 2');
});

test('money is held back until the board reports its arrival, or until the interlude is finished', () => {
  const unpaid = [{ player: 'p1', value: 4 }] as const;
  showEach({ unpaid });
  openMatch.play(rollMove(2));
  flushSync();
  expect(interludes.unpaid).toEqual(unpaid);
  interludes.markPaid();
  expect(interludes.unpaid).toEqual([]);
  interludes.finish();
  openMatch.play(rollMove(3));
  flushSync();
  expect(interludes.unpaid).toEqual(unpaid);
  interludes.finish();
  expect(interludes.unpaid).toEqual([]);
});

test('the button of an interlude has a neutral label until the money has arrived', () => {
  showEach({ actionBeforePaid: 'Next' });
  openMatch.play(rollMove(2));
  flushSync();
  expect(interludes.action).toBe('Next');
  interludes.markPaid();
  expect(interludes.action).toBe('Go on');
});

test('steps are shown and spoken one after another, and the question follows', async () => {
  const frame = (spokenText: string) => ({ view: {}, unpaid: [], spokenText });
  interludesAt = (count) =>
    count === 0 ? [] : [{ ...plainInterlude('steps'), frames: [frame('one'), frame('two')] }];
  openMatch.play(rollMove(2));
  flushSync();
  expect(interludes.frame?.spokenText).toBe('one');
  await expect.poll(() => interludes.frame?.spokenText, { timeout: 3000 }).toBe('two');
  await expect.poll(() => interludes.current, { timeout: 3000 }).toBeUndefined();
  expect(spokenCalls).toEqual(['one', 'two']);
});

// Fails if Razzia's bars are not spoken with reduced motion.
test('with reduced motion the steps are spoken, and the question follows at once', () => {
  const frame = (spokenText: string) => ({ view: {}, unpaid: [], spokenText });
  interludesAt = (count) =>
    count === 0
      ? []
      : [{ ...plainInterlude('steps'), frames: [frame('one'), frame('two')] }, plainInterlude('rest')];
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList);
  openMatch.play(rollMove(2));
  flushSync();
  expect(interludes.current?.id).toBe('rest');
  expect(spokenCalls).toEqual(['one', 'two']);
  interludes.finish();
  flushSync();
  expect(interludes.current).toBeUndefined();
  media.mockRestore();
});
