import { describe, expect, test } from 'vitest';
import type { Ask } from './ask';
import {
  countsTold,
  diceTold,
  isAskTap,
  numberTold,
  outcomeOf,
  overTotal,
  piecesLeft,
  sharesTold,
  suppliedBy,
  tapsFor,
  type AskTap
} from './tap';

const die = (face: number, big?: true): AskTap => ({
  ask: 'roll',
  kit: 'die',
  face,
  ...(big === undefined ? {} : { big })
});
const piece = (name: string): AskTap => ({ ask: 'deal', kit: 'piece', from: 'notes', piece: name });
const count = (row: string, many: number): AskTap => ({
  ask: 'count',
  kit: 'count',
  group: 'g',
  row,
  count: many
});
const hand = (index: number, to: 'p1' | 'p2'): AskTap => ({ ask: 'split', kit: 'hand', piece: index, to });

describe('taps that every game shares', () => {
  test('a tap of a game’s own is none of them', () => {
    expect(isAskTap({ tap: 'die', face: 3 })).toBe(false);
    expect(isAskTap({ kit: 'shuffle', ask: 'roll' })).toBe(false);
    expect(isAskTap(die(3))).toBe(true);
  });

  test('only the taps of the ask count', () => {
    expect(tapsFor([die(3), piece('a'), { tap: 'die', face: 2 }, die(5)], 'roll')).toEqual([die(3), die(5)]);
  });

  test('who supplies it is what was said last', () => {
    expect(suppliedBy([])).toBeUndefined();
    expect(
      suppliedBy([
        { ask: 'roll', kit: 'by', by: 'app' },
        { ask: 'roll', kit: 'by', by: 'table' }
      ])
    ).toBe('table');
  });

  test('no more dice are told than were asked for', () => {
    expect(diceTold([die(1), die(6, true), die(2), die(3)], { count: 2 })).toEqual({ dice: [1, 2], big: 6 });
  });

  test('a number stays within its bounds', () => {
    expect(numberTold([{ ask: 'n', kit: 'number', number: 9 }], { min: 2, max: 5 })).toBe(5);
    expect(numberTold([], { min: 2, max: 5 })).toBe(2);
  });

  test('what was told of a piece is no longer left', () => {
    expect(piecesLeft({ a: 2 }, ['a', 'b'], 'a')).toBe(1);
    expect(piecesLeft({ a: 2 }, [], 'c')).toBe(0);
  });

  test('a row keeps the last count, and at most what it can hold', () => {
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
    const counts = countsTold([count('one', 1), count('one', 9)], groups);
    expect(counts).toEqual({ g: { one: 3, two: 0 } });
    expect(overTotal(groups[0]!, counts)).toBe(-1);
  });

  test('a piece of a split is whoever’s it was last', () => {
    expect(sharesTold([hand(0, 'p1'), hand(0, 'p2'), hand(7, 'p1')], 2)).toEqual(['p2', undefined]);
  });
});

describe('what taps come to', () => {
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
    ['counts', [count('one', 1)], undefined],
    ['counts', [count('one', 2)], { kind: 'counts', counts: { g: { one: 2 }, free: {} } }],
    ['split', [hand(0, 'p1')], undefined],
    ['split', [hand(0, 'p1'), hand(1, 'p1')], { kind: 'split', shares: ['p1', 'p1'] }],
    ['number', [], { kind: 'number', number: 1 }],
    ['choose', [], undefined]
  ] as const)('%s %j is %j', (kind, taps, outcome) => {
    expect(outcomeOf(asks[kind]!, taps)).toEqual(outcome);
  });
});
