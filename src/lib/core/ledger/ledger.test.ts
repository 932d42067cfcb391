import { describe, expect, test } from 'vitest';
import { piecesOfAccount, movesPiece, total, type Posting, type Reason } from './ledger';

const why: Reason = { code: 'won', rule: '1.1' };
const ledger: readonly Posting<Reason>[] = [
  { from: 'table', to: 'p1', piece: 'note', value: 50000, why },
  { from: 'table', to: 'p1', piece: 'note', value: 50000, why },
  { from: 'bank', to: 'p1', piece: 'chip', value: 10000, why },
  { from: 'p1', to: 'bank', piece: 'chip', value: 10000, why },
  { from: 'p1', to: 'p2', piece: 'note', value: 50000, why },
  { from: 'table', to: 'pile', piece: 'note', value: 70000, why },
  { from: 'bank', to: 'p2', piece: 'token', value: 0, why },
  { to: 'p2', value: 0, why }
];

describe('a ledger', () => {
  test('a total is what was received minus what was paid', () => {
    expect(total('p1', ledger)).toBe(50000);
    expect(total('p2', ledger)).toBe(50000);
    expect(total('p3', ledger)).toBe(0);
    expect(total('p1', [])).toBe(0);
  });

  test('a player’s pieces are counted by kind, without empty kinds', () => {
    expect(piecesOfAccount('p1', ledger)).toEqual({ note: { 50000: 1 }, chip: {} });
    expect(piecesOfAccount('p2', ledger)).toEqual({ note: { 50000: 1 }, token: { 0: 1 } });
    expect(piecesOfAccount('p3', ledger)).toEqual({});
  });

  test('a stack of chips is counted one by one, however it was paid', () => {
    const heaps: readonly Posting<Reason>[] = [
      { from: 'bank', to: 't1', piece: 'chips', heap: true, value: 15, why },
      { from: 't1', to: 'p1', piece: 'chips', heap: true, value: 7, why },
      { from: 'p1', to: 'bank', piece: 'chips', heap: true, value: 2, why }
    ];
    expect(piecesOfAccount('t1', heaps)).toEqual({ chips: { 1: 8 } });
    expect(piecesOfAccount('p1', heaps)).toEqual({ chips: { 1: 5 } });
    expect(total('p1', heaps)).toBe(5);
  });

  test('a posting of $0 moves no piece, and a worthless piece still moves', () => {
    expect(ledger.map(movesPiece)).toEqual([true, true, true, true, true, true, true, false]);
  });
});
