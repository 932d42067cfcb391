import { describe, expect, test } from 'vitest';
import { piecesOfAccount, movesPiece, totalOf, type Posting, type Reason } from './ledger';

const reason: Reason = { code: 'won', rule: '1.1' };
const ledger: readonly Posting<Reason>[] = [
  { from: 'table', to: 'p1', piece: 'note', value: 50000, why: reason },
  { from: 'table', to: 'p1', piece: 'note', value: 50000, why: reason },
  { from: 'bank', to: 'p1', piece: 'chip', value: 10000, why: reason },
  { from: 'p1', to: 'bank', piece: 'chip', value: 10000, why: reason },
  { from: 'p1', to: 'p2', piece: 'note', value: 50000, why: reason },
  { from: 'table', to: 'pile', piece: 'note', value: 70000, why: reason },
  { from: 'bank', to: 'p2', piece: 'token', value: 0, why: reason },
  { to: 'p2', value: 0, why: reason }
];

describe('a ledger', () => {
  test('a total is what was received minus what was paid', () => {
    expect(totalOf('p1', ledger)).toBe(50000);
    expect(totalOf('p2', ledger)).toBe(50000);
    expect(totalOf('p3', ledger)).toBe(0);
    expect(totalOf('p1', [])).toBe(0);
  });

  test('a player’s pieces are counted by kind, and kinds without pieces are left out', () => {
    expect(piecesOfAccount('p1', ledger)).toEqual({ note: { 50000: 1 }, chip: {} });
    expect(piecesOfAccount('p2', ledger)).toEqual({ note: { 50000: 1 }, token: { 0: 1 } });
    expect(piecesOfAccount('p3', ledger)).toEqual({});
  });

  test('a stack of chips counts as single chips, however it was paid', () => {
    const heapPostings: readonly Posting<Reason>[] = [
      { from: 'bank', to: 't1', piece: 'chips', heap: true, value: 15, why: reason },
      { from: 't1', to: 'p1', piece: 'chips', heap: true, value: 7, why: reason },
      { from: 'p1', to: 'bank', piece: 'chips', heap: true, value: 2, why: reason }
    ];
    expect(piecesOfAccount('t1', heapPostings)).toEqual({ chips: { 1: 8 } });
    expect(piecesOfAccount('p1', heapPostings)).toEqual({ chips: { 1: 5 } });
    expect(totalOf('p1', heapPostings)).toBe(5);
  });

  test('a posting of $0 moves no piece, and a worthless piece still moves', () => {
    expect(ledger.map(movesPiece)).toEqual([true, true, true, true, true, true, true, false]);
  });
});
