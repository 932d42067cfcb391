import { expect, test } from 'vitest';
import type { Entry } from '$lib/core';
import { noticeOf, reconcile } from './reconcile';

function entry(seq: number, face: number): Entry {
  return { match: 'm', seq, at: face, by: 'table', do: { move: { face } } };
}

const [one, two, three, other] = [entry(1, 1), entry(2, 2), entry(3, 3), entry(2, 6)];

test.each([
  ['the same log twice is that log', [one, two], [one, two], [one, two], 2, []],
  ['a page that knows more keeps it', [one, two, three], [one], [one, two, three], 1, []],
  ['a page that knows less learns the rest', [one], [one, two], [one, two], 2, []],
  ['storage is right where they part', [one, two, three], [one, other], [one, other], 2, [two, three]],
  ['storage that lost everything gets it again', [one, two], [], [one, two], 0, []],
  ['a page that knows nothing learns all', [], [one], [one], 1, []]
])('%s', (_, page, stored, entries, savedSeq, lost) => {
  expect(reconcile(page, stored)).toEqual({ entries, savedSeq, lost });
});

test('a page that learns nothing keeps the very log it has', () => {
  const page = [one, two];
  expect(reconcile(page, [entry(1, 1), entry(2, 2)]).entries).toBe(page);
});

test('nothing is said where nothing was typed in vain', () => {
  expect(noticeOf(undefined, false)).toBeUndefined();
});
