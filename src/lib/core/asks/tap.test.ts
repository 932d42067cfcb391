import { describe, expect, test } from 'vitest';
import type { Ask } from './ask';
import {
  enteredCountsOf,
  enteredDiceOf,
  enteredNumberOf,
  outcomeOf,
  excessOverTotal,
  askedPiecesOf,
  countRemaining,
  enteredSharesOf,
  tapsToAnswer
} from './entered';
import { isAskTap, chosenSource, tapsFor, type AskTap } from './tap';

const die = (face: number, isBig?: true): AskTap => ({
  ask: 'roll',
  kit: 'die',
  face,
  ...(isBig === undefined ? {} : { big: isBig })
});
const piece = (name: string): AskTap => ({ ask: 'deal', kit: 'piece', from: 'notes', piece: name });
const countTap = (row: string, countTap: number): AskTap => ({
  ask: 'count',
  kit: 'count',
  group: 'g',
  row,
  count: countTap
});
const handTap = (index: number, receiver: 'p1' | 'p2'): AskTap => ({
  ask: 'split',
  kit: 'hand',
  piece: index,
  to: receiver
});

/** Removes the entry at this index. */
const takeTap = (ask: string, index: number): AskTap => ({ ask, kit: 'take', index });

describe('undoing a tap', () => {
  test('a die is removed by its index, with the big die after the small ones', () => {
    const dice = [die(1), die(2), die(6, true)];
    expect(enteredDiceOf([...dice, takeTap('roll', 0)], { count: 2 })).toEqual({ dice: [2], big: 6 });
    expect(enteredDiceOf([...dice, takeTap('roll', 2)], { count: 2 })).toEqual({ dice: [1, 2] });
    expect(enteredDiceOf([...dice, takeTap('roll', 0), die(5)], { count: 2 })).toEqual({
      dice: [2, 5],
      big: 6
    });
  });

  test('removing a piece leaves a gap, which the next piece fills', () => {
    const ask: Ask<never, never> = {
      id: 'deal',
      kind: 'draw',
      from: 'notes',
      pool: { a: 2, b: 1, c: 1 },
      count: 3
    };
    const taps = [piece('a'), piece('b'), piece('c'), takeTap('deal', 1)];
    expect(askedPiecesOf(ask, taps)?.slots).toEqual(['a', undefined, 'c']);
    expect(outcomeOf(ask, taps)).toBeUndefined();
    expect(outcomeOf(ask, [...taps, piece('a')])).toEqual({ kind: 'draw', drawn: ['a', 'a', 'c'] });
  });

  test('if counts are in order, removing a piece leaves a gap in its group, which the next piece fills', () => {
    const makeGroup = (id: string) => ({
      id,
      total: 2,
      rows: [
        { id: 'x', max: 2 },
        { id: 'y', max: 2 }
      ]
    });
    const ask: Ask<never, never> = {
      id: 'count',
      kind: 'counts',
      groups: [makeGroup('g'), makeGroup('h')],
      inOrder: true
    };
    const taps: AskTap[] = [];
    for (const row of ['x', 'y', 'x', 'x']) taps.push(askedPiecesOf(ask, taps)!.tap(row));
    taps.push(askedPiecesOf(ask, taps)!.tapToTake(1));
    expect(askedPiecesOf(ask, taps)?.slots).toEqual(['x', undefined, 'x', 'x']);
    taps.push(askedPiecesOf(ask, taps)!.tap('x'));
    expect(outcomeOf(ask, taps)).toEqual({
      kind: 'counts',
      counts: { g: { x: 2, y: 0 }, h: { x: 2, y: 0 } }
    });
  });
});

describe('taps that every game shares', () => {
  test('a tap that belongs to one game is not a shared tap', () => {
    expect(isAskTap({ tap: 'die', face: 3 })).toBe(false);
    expect(isAskTap({ kit: 'shuffle', ask: 'roll' })).toBe(false);
    expect(isAskTap(die(3))).toBe(true);
  });

  test('only taps of the same ask are returned', () => {
    expect(tapsFor([die(3), piece('a'), { tap: 'die', face: 2 }, die(5)], 'roll')).toEqual([die(3), die(5)]);
  });

  test('the last chosen source applies', () => {
    expect(chosenSource([])).toBeUndefined();
    expect(
      chosenSource([
        { ask: 'roll', kit: 'by', by: 'app' },
        { ask: 'roll', kit: 'by', by: 'table' }
      ])
    ).toBe('table');
  });

  test('extra dice are ignored', () => {
    expect(enteredDiceOf([die(1), die(6, true), die(2), die(3)], { count: 2 })).toEqual({
      dice: [1, 2],
      big: 6
    });
  });

  test('a number stays within its bounds', () => {
    expect(enteredNumberOf([{ ask: 'n', kit: 'number', number: 9 }], { min: 2, max: 5 })).toBe(5);
    expect(enteredNumberOf([], { min: 2, max: 5 })).toBe(2);
  });

  test('an entered piece lowers the number of copies that remain', () => {
    expect(countRemaining({ a: 2 }, ['a', 'b'], 'a')).toBe(1);
    expect(countRemaining({ a: 2 }, [], 'c')).toBe(0);
  });

  test('a row keeps the last count, up to its maximum', () => {
    const groups = [
      {
        id: 'g',
        total: 4,
        rows: [
          { id: 'one', max: 3 },
          { id: 'two', max: 3 }
        ]
      }
    ];
    const enteredCounts = enteredCountsOf([countTap('one', 1), countTap('one', 9)], groups);
    expect(enteredCounts).toEqual({ g: { one: 3, two: 0 } });
    expect(excessOverTotal(groups[0]!, enteredCounts)).toBe(-1);
  });

  test('a piece of a split is owned by the last player tapped', () => {
    expect(enteredSharesOf([handTap(0, 'p1'), handTap(0, 'p2'), handTap(7, 'p1')], 2)).toEqual([
      'p2',
      undefined
    ]);
  });
});

describe('the outcome of taps', () => {
  const asks: Readonly<Record<string, Ask<object, never>>> = {
    dice: { id: 'roll', kind: 'dice', faces: 6, count: 2, big: true },
    draw: { id: 'deal', kind: 'draw', from: 'notes', pool: { a: 1, b: 2 }, count: 2 },
    counts: {
      id: 'count',
      kind: 'counts',
      groups: [
        { id: 'g', total: 2, rows: [{ id: 'one', max: 2 }] },
        { id: 'free', rows: [] }
      ]
    },
    split: { id: 'split', kind: 'split', pieces: [10, 20], among: ['p1', 'p2'] },
    number: { id: 'n', kind: 'number', min: 1, max: 3 },
    choose: { id: 'c', kind: 'choose', choices: [{ move: {} }] }
  };

  test.each([
    ['dice', [die(1), die(2)], undefined],
    ['dice', [die(1), die(6, true), die(2)], { kind: 'dice', dice: [1, 2], big: 6 }],
    ['draw', [piece('a')], undefined],
    ['draw', [piece('a'), piece('a')], undefined],
    ['draw', [piece('b'), piece('a')], { kind: 'draw', drawn: ['b', 'a'] }],
    ['counts', [countTap('one', 1)], undefined],
    ['counts', [countTap('one', 2)], { kind: 'counts', counts: { g: { one: 2 }, free: {} } }],
    ['split', [handTap(0, 'p1')], undefined],
    ['split', [handTap(0, 'p1'), handTap(1, 'p1')], { kind: 'split', shares: ['p1', 'p1'] }],
    ['number', [], { kind: 'number', number: 1 }],
    ['choose', [], undefined]
  ] as const)('%s %j is %j', (kind, taps, outcome) => {
    expect(outcomeOf(asks[kind]!, taps)).toEqual(outcome);
  });
});

describe('an ask that is entered one piece at a time', () => {
  const rows = [
    { id: 'red', max: 2 },
    { id: 'blue', max: 2 }
  ];
  const boxGroups = ['a', 'b'].map((id) => ({ id, total: 2, rows }));
  const countsAsk: Ask<unknown, unknown> = { id: 'fill', kind: 'counts', groups: boxGroups, inOrder: true };

  /** Taps these pieces one after the other. */
  function pieceTaps(...pieces: readonly string[]): readonly AskTap[] {
    return pieces.reduce<readonly AskTap[]>((taps, piece) => {
      const next = askedPiecesOf(countsAsk, taps)?.tap(piece);
      return next === undefined ? taps : [...taps, next];
    }, []);
  }

  test('groups are filled one after another', () => {
    const taps = pieceTaps('red', 'red', 'blue', 'red');
    expect(askedPiecesOf(countsAsk, taps)).toMatchObject({
      count: 4,
      enteredPieces: ['red', 'red', 'blue', 'red']
    });
    expect(outcomeOf(countsAsk, taps)).toEqual({
      kind: 'counts',
      counts: { a: { red: 2, blue: 0 }, b: { red: 1, blue: 1 } }
    });
    expect(outcomeOf(countsAsk, pieceTaps('red', 'red', 'blue'))).toBeUndefined();
  });

  test('the answer is restored except for its last piece', () => {
    const outcome = { kind: 'counts', counts: { a: { red: 2, blue: 0 }, b: { red: 1, blue: 1 } } } as const;
    expect(tapsToAnswer(countsAsk, outcome)).toEqual(pieceTaps('red', 'red', 'red'));
  });

  test('a draw lists how many copies of each piece remain', () => {
    const drawAsk: Ask<unknown, unknown> = {
      id: 'deal',
      kind: 'draw',
      from: 'deck',
      pool: { ace: 1, two: 0, ten: 2 },
      count: 2
    };
    const taps: readonly AskTap[] = [{ ask: 'deal', kit: 'piece', from: 'deck', piece: 'ace' }];
    expect(askedPiecesOf(drawAsk, taps)?.pieces).toEqual([
      { piece: 'ace', remaining: 0 },
      { piece: 'two', remaining: 0 },
      { piece: 'ten', remaining: 2 }
    ]);
    expect(tapsToAnswer(drawAsk, { kind: 'draw', drawn: ['ace', 'ten'] })).toEqual(taps);
  });
});

test('a count starts from the known one, and one row may take the rest', () => {
  const rows = [
    { id: 'p1', max: 5, known: 2 },
    { id: 'p2', max: 5 },
    { id: 'left', max: 5 }
  ];
  const groups = [{ id: 'g', total: 5, rows, rest: 'left' }];
  const countTap = (row: string, count: number): AskTap => ({
    ask: 'x',
    kit: 'count',
    group: 'g',
    row,
    count
  });
  expect(enteredCountsOf([], groups)).toEqual({ g: { p1: 2, p2: 0, left: 3 } });
  expect(enteredCountsOf([countTap('p1', 1), countTap('p2', 4)], groups)).toEqual({
    g: { p1: 1, p2: 4, left: 0 }
  });
  const ask: Ask<unknown, unknown> = { id: 'x', kind: 'counts', groups };
  expect(outcomeOf(ask, [countTap('p2', 4)])).toBeUndefined();
});

test('in a group with a total of one, the row entered last replaces the others', () => {
  const rows = [
    { id: 'p1', max: 1, known: 1 },
    { id: 'p2', max: 1 }
  ];
  const countTap = (row: string, value: number): AskTap => ({
    ask: 'house',
    kit: 'count',
    group: 'leader',
    row,
    count: value
  });
  const enteredOutcome = (...taps: readonly AskTap[]) =>
    enteredCountsOf(taps, [{ id: 'leader', total: 1, rows }])['leader'];
  expect(enteredOutcome()).toEqual({ p1: 1, p2: 0 });
  expect(enteredOutcome(countTap('p2', 1))).toEqual({ p1: 0, p2: 1 });
  expect(enteredOutcome(countTap('p2', 1), countTap('p1', 1))).toEqual({ p1: 1, p2: 0 });
  expect(enteredOutcome(countTap('p1', 0))).toEqual({ p1: 0, p2: 0 });
  expect(enteredOutcome(countTap('p1', 1), countTap('p2', 1), countTap('p2', 0))).toEqual({ p1: 0, p2: 0 });
});
