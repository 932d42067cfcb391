import { describe, expect, test } from 'vitest';
import type { Entry } from '$lib/core';
import { mergeLog, type LogPage, type MergeContext } from './merge-log';

function entry(seq: number, face: number): Entry {
  return { match: 'm', seq, at: face, by: 'table', do: { move: { face } } };
}

const [one, two, three, other] = [entry(1, 1), entry(2, 2), entry(3, 3), entry(2, 6)];
const tap = { face: 4 };
/** Logs of the same length lead to the same asks. */
const reader: MergeContext = {
  sameAsks: (log, another) => log.length === another.length,
  describeLost: (entries) => `move ${entries.map(({ seq }) => seq).join(' and ')}`
};

function page(
  entries: readonly Entry[],
  taps: readonly object[] = [],
  playedTaps: readonly object[] = []
): LogPage {
  return { entries, taps, playedTaps };
}

const look: Entry = { match: 'm', seq: 2, at: 9, by: 'table', do: { look: 'p1' } };

describe('the entry of an opened hand', () => {
  test('is added after the entries of another tab, and the other lost entries are not', () => {
    const come = mergeLog(page([one, look, three], [], []), [one, other], reader);
    expect(come.entries).toEqual([one, other, { ...look, seq: 3 }]);
    expect(come.notice).toContain('move 3');
  });

  test('is kept without a report if it is the only one', () => {
    const come = mergeLog(page([one, look], [tap]), [one, other], { ...reader, sameAsks: () => true });
    expect(come).toEqual({ entries: [one, other, { ...look, seq: 3 }], taps: [tap] });
  });
});

describe('the log', () => {
  test.each([
    ['stays the same if both are equal', [one, two], [one, two], [one, two]],
    ['keeps entries that only the page has', [one, two, three], [one], [one, two, three]],
    ['gets entries that only storage has', [one], [one, two], [one, two]],
    ['follows storage if they differ', [one, two, three], [one, other], [one, other]],
    ['is kept if storage lost everything', [one, two], [], [one, two]],
    ['comes from storage if the page has none', [], [one], [one]]
  ])('%s', (_, before, stored, entries) => {
    expect(mergeLog(page(before), stored, reader).entries).toEqual(entries);
  });

  test('without news is the same object', () => {
    const before = page([one, two], [tap]);
    expect(mergeLog(before, [entry(1, 1), entry(2, 2)], reader)).toBe(before);
  });
});

describe('taps', () => {
  test('stay if the same question is asked', () => {
    expect(mergeLog(page([one, two], [tap]), [one, other], reader).taps).toEqual([tap]);
  });

  test('of a lost move return if the same question is asked', () => {
    expect(mergeLog(page([two], [], [tap]), [one], reader).taps).toEqual([]);
    const always: MergeContext = { ...reader, sameAsks: () => true };
    expect(mergeLog(page([two], [], [tap]), [one], always).taps).toEqual([tap]);
  });

  test('are cleared if something else is asked, with a message', () => {
    const come = mergeLog(page([one], [tap]), [one, two], reader);
    expect(come.taps).toEqual([]);
    expect(come.notice).toContain('was cleared');
  });
});

test('lost entries are named, and nothing is reported if nothing typed was lost', () => {
  expect(mergeLog(page([one, two, three]), [one, other], reader).notice).toContain(
    'Not saved: move 2 and 3.'
  );
  expect(mergeLog(page([one]), [one, two], reader).notice).toBeUndefined();
});
