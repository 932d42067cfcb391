import { describe, expect, test } from 'vitest';
import type { Entry } from '$lib/core';
import { mergeLog, type LogPage, type MergeContext } from './merge-log';

function entry(seq: number, face: number): Entry {
  return { match: 'm', seq, at: face, by: 'table', do: { move: { face } } };
}

const [firstEntry, secondEntry, thirdEntry, otherEntry] = [
  entry(1, 1),
  entry(2, 2),
  entry(3, 3),
  entry(2, 6)
];
const tap = { face: 4 };
/** Logs of the same length lead to the same asks. */
const mergeContext: MergeContext = {
  hasSameAsks: (log, otherLog) => log.length === otherLog.length,
  describeLost: (entries) => `move ${entries.map(({ seq }) => seq).join(' and ')}`
};

function makePage(
  entries: readonly Entry[],
  taps: readonly object[] = [],
  playedTaps: readonly object[] = []
): LogPage {
  return { entries, taps, playedTaps };
}

const viewEntry: Entry = { match: 'm', seq: 2, at: 9, by: 'table', do: { look: 'p1' } };

describe('the entry of an opened hand', () => {
  test('the view of a hand is added after the entries of another tab, and the other lost entries are not', () => {
    const merged = mergeLog(
      makePage([firstEntry, viewEntry, thirdEntry], [], []),
      [firstEntry, otherEntry],
      mergeContext
    );
    expect(merged.entries).toEqual([firstEntry, otherEntry, { ...viewEntry, seq: 3 }]);
    expect(merged.notice).toContain('move 3');
  });

  test('the view of a hand is kept without a report if it is the only lost entry', () => {
    const merged = mergeLog(makePage([firstEntry, viewEntry], [tap]), [firstEntry, otherEntry], {
      ...mergeContext,
      hasSameAsks: () => true
    });
    expect(merged).toEqual({ entries: [firstEntry, otherEntry, { ...viewEntry, seq: 3 }], taps: [tap] });
  });
});

describe('the log', () => {
  test.each([
    [
      'stays the same if both are equal',
      [firstEntry, secondEntry],
      [firstEntry, secondEntry],
      [firstEntry, secondEntry]
    ],
    [
      'keeps entries that only the page has',
      [firstEntry, secondEntry, thirdEntry],
      [firstEntry],
      [firstEntry, secondEntry, thirdEntry]
    ],
    [
      'gets entries that only storage has',
      [firstEntry],
      [firstEntry, secondEntry],
      [firstEntry, secondEntry]
    ],
    [
      'follows storage if they differ',
      [firstEntry, secondEntry, thirdEntry],
      [firstEntry, otherEntry],
      [firstEntry, otherEntry]
    ],
    ['is kept if storage lost everything', [firstEntry, secondEntry], [], [firstEntry, secondEntry]],
    ['comes from storage if the page has none', [], [firstEntry], [firstEntry]]
  ])('%s', (_, entriesBefore, storedEntries, entries) => {
    expect(mergeLog(makePage(entriesBefore), storedEntries, mergeContext).entries).toEqual(entries);
  });

  test('without new entries, the merge returns the same object', () => {
    const pageBefore = makePage([firstEntry, secondEntry], [tap]);
    expect(mergeLog(pageBefore, [entry(1, 1), entry(2, 2)], mergeContext)).toBe(pageBefore);
  });
});

describe('taps', () => {
  test('taps stay if the same question is asked', () => {
    expect(
      mergeLog(makePage([firstEntry, secondEntry], [tap]), [firstEntry, otherEntry], mergeContext).taps
    ).toEqual([tap]);
  });

  test('taps of a lost move return if the same question is asked', () => {
    expect(mergeLog(makePage([secondEntry], [], [tap]), [firstEntry], mergeContext).taps).toEqual([]);
    const contextWithSameAsks: MergeContext = { ...mergeContext, hasSameAsks: () => true };
    expect(mergeLog(makePage([secondEntry], [], [tap]), [firstEntry], contextWithSameAsks).taps).toEqual([
      tap
    ]);
  });

  test('taps are cleared if something else is asked, with a message', () => {
    const merged = mergeLog(makePage([firstEntry], [tap]), [firstEntry, secondEntry], mergeContext);
    expect(merged.taps).toEqual([]);
    expect(merged.notice).toContain('was cleared');
  });
});

test('lost entries are named, and nothing is reported if nothing typed was lost', () => {
  expect(
    mergeLog(makePage([firstEntry, secondEntry, thirdEntry]), [firstEntry, otherEntry], mergeContext).notice
  ).toContain('Not saved: move 2 and 3.');
  expect(mergeLog(makePage([firstEntry]), [firstEntry, secondEntry], mergeContext).notice).toBeUndefined();
});
