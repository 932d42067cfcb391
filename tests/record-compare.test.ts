import { describe, expect, test } from 'vitest';
import { compareRecords, reportOf } from '#scripts/record/compare.js';
import { differences, leafLines } from './record/flatten';
import { tapsFor } from './record/taps';

const RECORD = `# About
match {"game":"pennies"}

== 0 start
state round = 1

== 1 table {"move":{"type":"roll"}}
state round = 2
ranking {"place":1,"players":["p1"],"total":3}
undo Anna’s roll
sentence 1 Anna rolls 3.
posting {"to":"p1","value":1}
posting {"to":"p1","value":1}
taps 2 for dice roll
`;

function compareWithChange(change: (text: string) => string, options = {}): readonly object[] {
  const foundDifferences = compareRecords(
    new Map([['a', RECORD]]),
    new Map([['a', change(RECORD)]]),
    options
  );
  return foundDifferences.map(({ entry, group, before, after }) => ({
    entry: entry.slice(0, 1),
    group,
    before,
    after
  }));
}

describe('two records', () => {
  test('that are equal have no differences, and the report says so', () => {
    expect(compareWithChange((text) => text)).toEqual([]);
    expect(reportOf([])).toBe('The records are the same.');
  });

  test.each([
    ['state', 'state round = 2', 'state round = 3'],
    ['ranking', '"total":3', '"total":4'],
    ['undo', 'undo Anna’s roll', 'undo the roll'],
    ['sentence', 'Anna rolls 3', 'Anna has rolled 3'],
    ['taps', 'taps 2', 'taps 3']
  ])('differ only in %s', (group, oldText, newText) => {
    const line = (text: string): string => text.split('\n').find((text) => text.includes(oldText)) ?? '';
    expect(compareWithChange((text) => text.replace(oldText, newText))).toEqual([
      { entry: '1', group, before: [line(RECORD)], after: [line(RECORD).replace(oldText, newText)] }
    ]);
  });

  test('differ if one of two equal postings is missing', () => {
    const posting = 'posting {"to":"p1","value":1}';
    expect(compareWithChange((text) => text.replace(`${posting}\n`, ''))).toEqual([
      { entry: '1', group: 'posting', before: [posting], after: [] }
    ]);
  });

  test('differ if the same lines are in another order', () => {
    const twoLines = RECORD.replace('state round = 2', 'state a = 1\nstate b = 1');
    const reorderedLines = RECORD.replace('state round = 2', 'state b = 1\nstate a = 1');
    expect(compareRecords(new Map([['a', twoLines]]), new Map([['a', reorderedLines]]))).toHaveLength(1);
  });

  test('differ if a move, an entry or a whole record differs or is missing', () => {
    expect(compareWithChange((text) => text.replace('"roll"', '"throw"'))).toHaveLength(1);
    expect(compareWithChange((text) => text.slice(0, text.indexOf('== 1')))).not.toEqual([]);
    expect(compareRecords(new Map([['a', RECORD]]), new Map())).toMatchObject([{ before: ['is gone'] }]);
    expect(compareRecords(new Map(), new Map([['a', RECORD]]))).toMatchObject([{ after: ['is new'] }]);
  });

  test('ignore only sentences if they are compared without sentences', () => {
    const withOtherWords = (text: string): string =>
      text.replace('Anna rolls 3', 'A 3').replace('Anna’s roll', 'it');
    expect(compareWithChange(withOtherWords)).toHaveLength(2);
    expect(compareWithChange(withOtherWords, { words: false })).toEqual([]);
    expect(
      compareWithChange((text) => text.replace('round = 2', 'round = 3'), { words: false })
    ).toHaveLength(1);
  });

  test('are reported group by group, with a limited number of each', () => {
    const records = Array.from({ length: 3 }, (_, index) => [`file ${index}`, RECORD] as const);
    const changedRecords = records.map(
      ([file, text]) => [file, text.replace('round = 2', 'round = 3')] as const
    );
    const report = reportOf(compareRecords(new Map(records), new Map(changedRecords)), { limit: 2 });
    expect(report).toContain('state: 3 in 3 records');
    expect(report).toContain('    - state round = 2\n    + state round = 3');
    expect(report).toContain('  and 1 more');
    expect(report).toContain('posting: no differences');
    expect(report).not.toContain('file 2');
  });
});

test('a long line is cut to the part around its difference', () => {
  const longLine = `state all = ${'x'.repeat(500)}`;
  const record = (end: string): string => `== 1 roll\n${longLine}${end}${'y'.repeat(500)}\n`;
  const [oneRecord, otherRecord] = [new Map([['a', record('ONE')]]), new Map([['a', record('OTHER')]])];
  const report = reportOf(compareRecords(oneRecord, otherRecord));
  expect(report).toMatch(/- state …x+ONEy+…/);
  expect(report).toMatch(/\+ state …x+OTHERy+…/);
});

test('differences of two states name the innermost path, in any order of members', () => {
  const treeBefore = { a: { x: 1, y: [1, 2] }, b: 1 };
  expect(differences(treeBefore, { b: 1, a: { y: [1, 2], x: 1 } })).toEqual([]);
  expect(differences(treeBefore, { a: { x: 2, y: [1, 3] } })).toEqual([
    'a.x = 2',
    'a.y.1 = 3',
    'b = nothing'
  ]);
  expect(differences(treeBefore, { ...treeBefore, a: { x: 1, y: [1] } })).toEqual(['a.y = [1]']);
  expect(leafLines({ b: [{ c: 1 }, {}], a: 'x' })).toEqual(['a = "x"', 'b.0.c = 1', 'b.1 = {}']);
});

describe('the number of taps of an answer', () => {
  const rollAsk = { id: 'roll', kind: 'dice', faces: 6, count: 7, big: true } as const;
  const chooseAsk = { id: 'go', kind: 'choose', choices: [{ move: { type: 'go', to: 1 } }] } as const;

  function countTaps(asks: readonly object[], move: { readonly type: string }): unknown {
    const rules = { asks: () => asks, move: ({ id }: { readonly id: string }) => ({ type: id }) };
    return tapsFor({ rules } as unknown as Parameters<typeof tapsFor>[0], {}, move);
  }

  test('counts the dice, including the big one', () => {
    expect(countTaps([chooseAsk, rollAsk], { type: 'roll' })).toMatchObject({
      ask: 'roll',
      count: 8,
      isLeast: false
    });
  });

  test('is one for a choice, and three if it is a secret', () => {
    expect(
      countTaps([rollAsk, chooseAsk], { type: 'go', to: 1 } as object as { type: string })
    ).toMatchObject({
      count: 1
    });
    const secretAsk = { ...chooseAsk, secret: true };
    expect(countTaps([secretAsk], { type: 'go', to: 1 } as object as { type: string })).toMatchObject({
      count: 3
    });
  });

  test('is unknown if no ask leads to the move', () => {
    expect(
      countTaps([rollAsk, chooseAsk], { type: 'go', to: 2 } as object as { type: string })
    ).toBeUndefined();
  });
});
